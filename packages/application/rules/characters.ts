const scripts = [
  'Arab',
  'Syrc',
  'Mong',
  'Nko',
  'Phag',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Tibt',
  'Mymr',
  'Khmr',
]

/** Scripts in which a zero-width joiner or non-joiner changes how a word is spelled: Persian, Hindi, Sinhala and others. */
const joining = `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`
const joiner = '[\\u200c\\u200d]'
const emoji = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?'

/** U+2800 is a blank Braille cell; U+FFFC and U+FFFD replace lost content. No Unicode property covers them. */
const visible = '(?![\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\ufffd])[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Zs}]'

const plain = new RegExp(`^(?:${joining}${joiner}|${emoji}\\u200d(?=\\p{Extended_Pictographic})|${visible})*$`, 'u')
const plainName = new RegExp(`^(?:${joining}${joiner}|${visible})*$`, 'u')

/** A scheme, `//` in either direction, `www.`, and the schemes that need no slash. */
const link = /:[/\\]{2}|(?:^|[^\p{L}\p{N}/\\])[/\\]{2,}[\p{L}\p{N}[]|\bwww\.|\b(?:mailto|javascript|data|tel|sms):\S/iu

/** `company.com/path`: a top-level domain is written in one case, which tells it from "St.Gallen/Zurich". */
const address = /[\p{L}\p{N}]\.(?:[a-z]{2,24}|[A-Z]{2,24})(?::\d+)?[/\\?#][\p{L}\p{N}]/u

/** Removes variation selectors: they choose a form of the character before them and are invisible. */
const withoutVariants = (text: string): string => text.replace(/\p{Variation_Selector}/gu, '')

const unseen = '[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc]'
const needed = new RegExp(`(${joining}${joiner}|${emoji}\\u200d(?=\\p{Extended_Pictographic}))|${unseen}`, 'gu')
const neededInName = new RegExp(`(${joining}${joiner})|${unseen}`, 'gu')

const without = (pattern: RegExp) => (text: string) =>
  withoutVariants(text)
    .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(pattern, (_, kept: string | undefined) => kept ?? '')

/** Takes out what a paste brings: tabs and line breaks become blanks, and invisible characters go, except joiners that a word or an emoji needs. */
export const withoutUnseen = without(needed)

/** Takes the same out of a person's name, where no emoji needs a joiner. */
export const withoutUnseenInName = without(neededInName)

/** Says whether a text has only visible characters, spaces, and joiners where a script or an emoji needs them. */
export const isPlain = (text: string): boolean => plain.test(text)

/** Says the same of a person's name, where no emoji needs a joiner. */
export const isPlainName = (text: string): boolean => plainName.test(text)

/** Says whether a text has a link that a mail program would make clickable. The mail itself breaks up bare domains. */
export const hasLink = (text: string): boolean => link.test(text) || address.test(text)
