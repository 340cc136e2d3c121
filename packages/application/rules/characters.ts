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

/** A scheme, `//` before a host in either direction, `www.`, and a mail address as a link. */
const link = /:[/\\]{2}|(?:^|[^\p{L}\p{N}/\\])(?:[/\\]{2,}[^\s/\\]{0,80}[.[:]|\\{2}[\p{L}\p{N}])|\bwww\.|\bmailto:\S/iu

/** What runs in a reader's browser. */
const script = /\b(?:javascript|vbscript):\S|\bdata:\s*\w+\/\w/iu

/** Top-level domains that a planted link is likely to use. "ASP.NET/C#", "Bldg.no/3" and "max.gpus/node" are not links. */
const domain = String.raw`[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|co|me|ly|gl|gd|gg|to|cc|link|click|xyz|top|icu|shop|site|store|online|live|club|vip|win|bid|loan|work|page|app|dev|ai|ru|cn|su|tk|ml|ga|cf|gq|example)`

/** Words of an address that asks the reader to do something. */
const lure =
  'log-?in|log-?on|sign-?in|sign-?up|verify|password|invoice|claim|bonus|gifts?|prize|winner|promo|offers?|download|unsubscribe|casino|airdrop|joinchat|ref'

/** Path after a domain that looks planted. A plain path, such as `amazon.com/aws`, does not. */
const planted = new RegExp(
  [
    // Link shorteners and chats.
    String.raw`\b(?:bit\.ly|t\.co|t\.me|goo\.gl|is\.gd|cutt\.ly|rb\.gy|ow\.ly|tiny\.cc|tinyurl\.com|shorturl\.at|rebrand\.ly|wa\.me|discord\.gg)/\S`,
    // A port, a query or an anchor. In "ASP.NET/C# developer" the sign ends the word.
    String.raw`${domain}(?::\d{2,5}\b|(?:/\S{0,80})?[?#&=%][\p{L}\p{N}])`,
    // A file, a home folder.
    String.raw`${domain}/(?:\S{0,80}\.(?:html?|php\d?|aspx?|jsp|cgi|exe|zip|rar|apk|dmg|msi|js|pdf)\b|[~@])`,
    // A word that lures, a slug of three words, or a token of letters and digits.
    String.raw`${domain}/(?:\S{0,80}/)?(?:${lure})(?![\p{L}\p{N}])`,
    String.raw`${domain}/(?:\S{0,80}/)?[\p{L}\p{N}]{1,20}(?:[-_][\p{L}\p{N}]{1,20}){2}`,
    String.raw`${domain}/(?:\S{0,80}/)?(?=\p{L}{0,20}\d)(?=\d{0,20}\p{L})[\p{L}\d]{6}`,
  ].join('|'),
  'iu',
)

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
export const removeUnseen = without(needed)

/** Takes the same out of a person's name, where no emoji needs a joiner. */
export const withoutUnseenInName = without(neededInName)

/** Says whether a text has only visible characters, spaces, and joiners where a script or an emoji needs them. */
export const isPlain = (text: string): boolean => plain.test(text)

/** Says the same of a person's name, where no emoji needs a joiner. */
export const isPlainName = (text: string): boolean => plainName.test(text)

/** Says whether a text has a script in place of a link. */
export const hasScript = (text: string): boolean => script.test(text)

/** Says whether a text has a link that a spammer would plant. The mail shows what looks like one as text. */
export const hasLink = (text: string): boolean => link.test(text) || script.test(text) || planted.test(text)
