const getPartStart = (part: number, length: number, parts: number) => Math.floor((part * length) / parts)

/** Splits bytes into a fixed number of parts whose sizes differ by at most one. For short inputs, some parts are empty. */
export const split = (bytes: Uint8Array<ArrayBuffer>, parts: number): Uint8Array<ArrayBuffer>[] =>
  Array.from({ length: parts }, (_, part) =>
    bytes.slice(getPartStart(part, bytes.length, parts), getPartStart(part + 1, bytes.length, parts)),
  )

export const getPart = (offset: number, length: number, parts: number): number =>
  Array.from({ length: parts }, (_, part) => part).findIndex((part) => offset < getPartStart(part + 1, length, parts))
