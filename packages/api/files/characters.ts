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

/**
 * Letters of writing systems without capitals, combining marks, and emoji. A joiner or an ideographic space next to one of these characters belongs
 * to the text.
 */
const script = String.raw`[\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`

const unseen = String.raw`(?! )[\p{Zs}--\u3000]|[\p{Zl}\p{Zp}\p{Bidi_Control}\xAD\u180E\u200B\u2060-\u2064\u3164\uFEFF]|[\p{Cc}--[\t\n\r]]|(?<!${script})[\u200C\u200D\u3000](?!${script})`

/** Removes invisible characters. Turns special spaces, such as the no-break space, into ordinary spaces, and trims the text. */
export const removeUnseen = (text: string): string =>
  text.replaceAll(new RegExp(unseen, 'gv'), (character) => (/\s/.test(character) && character !== '\uFEFF' ? ' ' : '')).trim()

/**
 * Matches a typographic quote at the start of a value. Also matches a Cyrillic, Greek, Armenian or Cherokee letter in a word with Latin
 * letters, because it may look like a Latin letter.
 */
const lookAlike = String.raw`^[“”„«‘’]|(?<=[A-Za-z_][\w.\-]*)[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}]|[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}](?=[\w.\-]*[A-Za-z_])`

const nameKind = (character: string) => {
  const known = names[character]
  if (known) return known
  const kind = ['Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Latin'].find((each) =>
    new RegExp(String.raw`\p{L}(?<=\p{sc=${each}})`, 'u').test(character),
  )
  if (/[\uFF01-\uFF5E]/.test(character)) return `the full-width character ${character}`
  if (kind) return `the ${kind} letter ${character}`
  return /[\p{Z}\p{C}]/u.test(character) ? 'an invisible character' : `the character ${character}`
}

const patterns = {
  unseen: new RegExp(unseen, 'v'),
  ascii: new RegExp(`${unseen}|[^\\x00-\\x7F]`, 'v'),
  lookAlike: new RegExp(lookAlike, 'v'),
}

/** Describes the first character that the pattern finds, with its position. `ascii` finds invisible and all non-ASCII characters. */
export const describeCharacter = (text: string, kind: keyof typeof patterns): string | undefined => {
  const at = text.search(patterns[kind])
  if (at < 0) return undefined
  const character = String.fromCodePoint(text.codePointAt(at)!)
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
  const before = text.slice(Math.max(0, at - 20), at)
  return `${nameKind(character)} (U+${code}) ${before ? `after ${JSON.stringify(before)}` : 'at its start'}`
}
