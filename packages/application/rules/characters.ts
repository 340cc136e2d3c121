const writingSystems = 'Arab Syrc Mong Nko Phag Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Tibt Mymr Khmr'.split(' ')

/** Invisible characters that change how a word is spelled, or which emoji or form of a character is shown. */
const needed = [
  // A zero-width joiner or non-joiner, in writing systems that use them.
  `[${writingSystems.map((script) => `\\p{Script=${script}}`).join('')}][\\u200c\\u200d]`,
  // The joiner between the parts of an emoji, such as a family.
  '\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\ufe0f]?\\u200d(?=\\p{Extended_Pictographic})',
  // The tags of a flag, such as the flag of Scotland.
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}',
  // A variation selector, such as that of an emoji in color. For ideographs, for example in Japanese names, Unicode has 240 more.
  '(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}][\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f]',
  '\\p{Ideographic}[\\u{e0100}-\\u{e01ef}]',
].join('|')

/** U+2800 is a blank Braille cell, and U+FFFC stands for lost content. No Unicode property covers them. */
const unseen = new RegExp(`(${needed})|[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc]`, 'gu')

/** Lone surrogates, private and unassigned characters, invisible annotations, and U+FFFD, which stands for lost content. */
const unshowable = /[\p{Cs}\p{Co}\p{Cn}\ufff9-\ufffb\ufffd]/u

/** Removes invisible characters, except those that a word or emoji needs. Turns tabs and line breaks into spaces. */
export const removeUnseen = (text: string): string =>
  text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replaceAll(unseen, (_, kept: string | undefined) => kept ?? '')

export const isPlain = (text: string): boolean => !unshowable.test(text)

/** Finds a scheme with its slashes, or a host that starts with `www.`. Other text that looks like a link may be a job title or a place. */
export const hasLink = (text: string): boolean => /[a-z][a-z\d+.-]{0,30}:\/\/|(?<![\p{L}\p{N}_.-])www[.。．｡][\p{L}\p{N}]/iu.test(text)

/** Finds a closing HTML tag, an opening one with an attribute, and a BBCode link or image, but not `<Labs>`, `a < b > c` or `[Berlin]`. */
export const hasMarkup = (text: string): boolean =>
  /<\/[a-z][a-z\d-]{0,30}\s*>|<[a-z][a-z\d-]{0,30}[\s/]+(?:href\b|[a-z:@-]{1,30}\s*=|[^<>=]{0,200}=[^<>]{0,200}>)|\[\/?(?:url|img)(?:\]|=)/i.test(
    text,
  )
