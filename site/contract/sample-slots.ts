import { brand } from '../content/brand.ts'

/**
 * A place in a sample that a reader's own host or key takes: the characters from `start` to `end` become `prefix`, the value, `suffix`.
 * The value must satisfy `isPlainHost` or `isPlainKey`, so that it needs no escaping in any language.
 */
export type Slot = { kind: 'host' | 'key'; start: number; end: number; prefix: string; suffix: string }

type Form = readonly [text: string, prefix: string, suffix: string]

/** How each language takes the key from the environment, the longest first, and what stands around a key that is written out. */
export const keyForms: Readonly<Record<'curl' | 'typescript' | 'python' | 'cli', readonly Form[]>> = {
  curl: [['$ONENODE_API_KEY', '', '']],
  typescript: [['${process.env.ONENODE_API_KEY}', '', ''], ["process.env.ONENODE_API_KEY ?? ''", "'", "'"]],
  python: [[`f"Bearer {os.environ['ONENODE_API_KEY']}"`, '"Bearer ', '"'], ['os.environ["ONENODE_API_KEY"]', '"', '"']],
  cli: [],
}

/** Whether a key can be written into any sample as it is. */
export const isPlainKey = (key: string): boolean => /^[\w.~+/=:-]{1,512}$/.test(key)

/** Whether a host can be written into any sample as it is: an origin, without a slash at its end. */
export const isPlainHost = (host: string): boolean => /^https?:\/\/[\w.-]+(:\d{1,5})?$/.test(host)

/** Finds where the host and the key stand in a sample. */
export const slotsOf = (code: string, language: keyof typeof keyForms): readonly Slot[] => {
  const forms: readonly (readonly [Slot['kind'], ...Form])[] = language === 'cli'
    ? []
    : [['host', brand.apiHost, '', ''], ...keyForms[language].map((form) => ['key', ...form] as const)]
  const slots = forms.flatMap(([kind, text, prefix, suffix]) => {
    const found: Slot[] = []
    for (let start = code.indexOf(text); start !== -1; start = code.indexOf(text, start + text.length)) {
      found.push({ kind, start, end: start + text.length, prefix, suffix })
    }
    return found
  })
  return slots.sort((a, b) => a.start - b.start)
}

/** Writes a reader's host and key into a sample; what is absent stays as it is printed. */
export const fillSlots = (code: string, slots: readonly Slot[], values: Readonly<Partial<Record<Slot['kind'], string>>>): string => {
  let at = 0
  let filled = ''
  for (const { kind, start, end, prefix, suffix } of slots) {
    const value = values[kind]
    filled += code.slice(at, start) + (value === undefined ? code.slice(start, end) : prefix + value + suffix)
    at = end
  }
  return filled + code.slice(at)
}
