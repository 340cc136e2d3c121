const getPartStart = (part: number, length: number, parts: number) => Math.floor((part * length) / parts)

/** The sizes differ by at most one, so short inputs have empty parts. */
export const split = (bytes: Uint8Array<ArrayBuffer>, parts: number): Uint8Array<ArrayBuffer>[] =>
  Array.from({ length: parts }, (_, part) =>
    bytes.slice(getPartStart(part, bytes.length, parts), getPartStart(part + 1, bytes.length, parts)),
  )

export const getPart = (offset: number, length: number, parts: number): number =>
  Array.from({ length: parts }, (_, part) => part).findIndex((part) => offset < getPartStart(part + 1, length, parts))
