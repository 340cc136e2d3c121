const names: Readonly<Record<string, string>> = {
  '\u00A0': 'a no-break space',
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a zero-width space',
  '\u200C': 'a zero-width non-joiner',
  '\u200D': 'a zero-width joiner',
  '\u200E': 'a left-to-right mark',
  '\u200F': 'a right-to-left mark',
  '\u202F': 'a narrow no-break space',
  '\u2060': 'a word joiner',
  '\u3000': 'an ideographic space',
  '\uFEFF': 'a byte order mark',
}

/** Letters of scripts without capitals, their marks, and emoji. A joiner or an ideographic space next to one of them is part of the text. */
const script = String.raw`[\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`

const pattern = new RegExp(
  String.raw`(?! )[\p{Zs}--\u3000]|[\p{Zl}\p{Zp}\p{Bidi_Control}\xAD\u180E\u200B\u2060-\u2064\u3164\uFEFF]|[\p{Cc}--[\t\n\r]]|(?<!${script})[\u200C\u200D\u3000](?!${script})`,
  'v',
)

/** Also turns no-break spaces into ordinary ones. */
export const removeUnseen = (text: string): string =>
  text.replaceAll(new RegExp(pattern, 'gv'), (character) => (/\s/.test(character) && character !== '\uFEFF' ? ' ' : '')).trim()

export const describeUnseen = (text: string): string | undefined => {
  const at = text.search(pattern)
  if (at < 0) return undefined
  const code = text.codePointAt(at)!.toString(16).toUpperCase().padStart(4, '0')
  const before = text.slice(Math.max(0, at - 20), at)
  return `${names[text[at]!] ?? 'an invisible character'} (U+${code}) ${before ? `after ${JSON.stringify(before)}` : 'at its start'}`
}
