/** Invisible characters and their names, without the zero-width joiners, which some emoji and scripts need. */
const unseen: Readonly<Record<string, string>> = {
  '\u00A0': 'a no-break space',
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a zero-width space',
  '\u200E': 'a left-to-right mark',
  '\u200F': 'a right-to-left mark',
  '\u202F': 'a narrow no-break space',
  '\u2060': 'a word joiner',
  '\uFEFF': 'a byte order mark',
}
const pattern = new RegExp(`[${Object.keys(unseen).join('')}]`, 'u')

/** Replaces non-breaking spaces with plain ones and removes zero-width characters. */
export const removeUnseen = (text: string): string =>
  text
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(new RegExp(pattern, 'gu'), '')
    .trim()

/** Describes the first invisible character of a text and its position. Returns `undefined` if there is none. */
export const describeUnseen = (text: string): string | undefined => {
  const at = text.search(pattern)
  if (at < 0) return undefined
  const code = text.codePointAt(at)!.toString(16).toUpperCase().padStart(4, '0')
  const before = text.slice(Math.max(0, at - 20), at)
  return `${unseen[text[at]!]} (U+${code}) ${before ? `after "${before}"` : 'at its start'}`
}
