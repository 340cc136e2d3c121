const scripts = 'Arab Syrc Mong Nko Phag Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Tibt Mymr Khmr'.split(' ')

/** Scripts in which a zero-width joiner or non-joiner changes how a word is spelled. */
const joining = `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`
const joiner = '[\\u200c\\u200d]'
const emoji = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?'

/** U+2800 is a blank Braille cell, and U+FFFC and U+FFFD stand for lost content. No Unicode property covers them. */
const visible = '(?![\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\ufffd])[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Zs}]'

const plain = new RegExp(`^(?:${joining}${joiner}|${emoji}\\u200d(?=\\p{Extended_Pictographic})|${visible})*$`, 'u')
const plainName = new RegExp(`^(?:${joining}${joiner}|${visible})*$`, 'u')

/** Matches a scheme, slashes or backslashes before a host, `www.`, and `mailto:`, but not a place in what3words such as `///one.two.three`. */
const link =
  /:[/\\]{2}|(?:^|[^\p{L}\p{N}/\\])(?!\/{3}\p{L}{2,20}(?:\.\p{L}{2,20}){2}(?![\p{L}\p{N}./:?]))(?:[/\\]{2,}[^\s/\\]{0,80}[.[:]\S|\\{2}[\p{L}\p{N}])|\bwww\.|\bmailto:\S/iu

/** Matches a URL that runs a script in the reader's browser, but not text such as "Data: AI/ML lead" or "JavaScript:React". */
const script = /\bjavascript:\s*\S*[(=`%;]|\bvbscript:\S|\bdata:\s*(?:text|image|application|audio|video)\/[\w.+-]+[;,]\S/iu

/** Top-level domains that a planted link is likely to use. "ASP.NET/C#", "Bldg.no/3" and "max.gpus/node" are not links. */
const domain = String.raw`[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|co|me|ly|gl|gd|gg|to|cc|link|click|xyz|top|icu|shop|site|store|online|live|club|vip|win|bid|loan|work|page|app|dev|ai|ru|cn|su|tk|ml|ga|cf|gq|example)`

/** Words in a URL that ask the reader to do something. */
const lure =
  'log-?in|log-?on|sign-?in|sign-?up|verify|password|invoice|claim|bonus|gifts?|prize|winner|promo|offers?|download|unsubscribe|casino|airdrop|joinchat|ref'

/** Matches a path that looks like spam, but not a plain one such as `amazon.com/aws`. */
const planted = new RegExp(
  [
    // A link shortener or chat service.
    String.raw`\b(?:bit\.ly|t\.co|t\.me|goo\.gl|is\.gd|cutt\.ly|rb\.gy|ow\.ly|tiny\.cc|tinyurl\.com|shorturl\.at|rebrand\.ly|wa\.me|discord\.gg)/\S`,
    // A port, a query or an anchor. Allows # at the end of a word, as in "ASP.NET/C# developer", and "nvidia.com/gpu=8".
    String.raw`${domain}(?::\d{2,5}\b|(?:/\S{0,80})?[?#&%][\p{L}\p{N}])`,
    // A path to a file or a home folder.
    String.raw`${domain}/(?:\S{0,80}\.(?:html?|php\d?|aspx?|jsp|cgi|exe|zip|rar|apk|dmg|msi|pdf)\b|[~@])`,
    // A path with a word that asks for action, a slug of three words, or a token of letters and digits.
    String.raw`${domain}/(?:\S{0,80}/)?(?:${lure})(?![\p{L}\p{N}])`,
    String.raw`${domain}/(?:\S{0,80}/)?[\p{L}\p{N}]{1,20}(?:[-_][\p{L}\p{N}]{1,20}){2}`,
    String.raw`${domain}/(?:\S{0,80}/)?(?=\p{L}{0,20}\d)(?=\d{0,20}\p{L})[\p{L}\d]{6}`,
  ].join('|'),
  'iu',
)

/** Variation selectors change the form of the previous character. */
const removeVariants = (text: string): string => text.replace(/\p{Variation_Selector}/gu, '')

const unseen = '[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc]'
const needed = new RegExp(`(${joining}${joiner}|${emoji}\\u200d(?=\\p{Extended_Pictographic}))|${unseen}`, 'gu')
const neededInName = new RegExp(`(${joining}${joiner})|${unseen}`, 'gu')

const createRemover = (pattern: RegExp) => (text: string) =>
  removeVariants(text)
    .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(pattern, (_, kept: string | undefined) => kept ?? '')

/** Turns tabs and line breaks into spaces. Keeps joiners that a word or emoji needs. */
export const removeUnseen = createRemover(needed)

/** Also removes joiners that only emoji need. */
export const removeUnseenInName = createRemover(neededInName)

/** Allows visible characters, spaces, and joiners that a script or emoji needs. */
export const isPlain = (text: string): boolean => plain.test(text)

export const isPlainName = (text: string): boolean => plainName.test(text)

export const hasScript = (text: string): boolean => script.test(text)

/** Finds links that a spammer would write. Other text that looks like a URL is allowed, and the mail shows it unlinked. */
export const hasLink = (text: string): boolean => {
  // In host names, browsers treat these Chinese and Japanese full stops as dots.
  const read = text.replaceAll(/(?<=[a-z\d])[。．｡](?=[a-z])/gi, '.')
  return link.test(read) || script.test(read) || planted.test(read)
}
