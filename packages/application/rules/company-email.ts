import addresses from 'email-addresses'

/**
 * Domains of webmail, address relays and throw-away addresses. Add a domain if anybody can open a mailbox there without a contract for
 * internet access or a server. Leave out carriers and hosts, because their staff may use the same domain. `isMaybePersonal` finds addresses
 * at carriers and hosts, and the email marks them. `brands` covers providers with a domain in each country.
 */
export const personalDomains: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com ymail.com rocketmail.com msn.com windowslive.com icloud.com me.com mac.com aim.com
  proton.me protonmail.com protonmail.ch pm.me tuta.com tuta.io tutanota.com tutanota.de tutamail.com keemail.me
  fastmail.com fastmail.fm hey.com mail.com email.com usa.com zoho.com zohomail.com zohomail.eu zohomail.in mailbox.org posteo.de posteo.net
  startmail.com mailfence.com runbox.com hushmail.com lycos.com inbox.com disroot.org riseup.net onmail.com skiff.com ctemplar.com
  kolabnow.com web.de email.de laposte.net libero.it virgilio.it mail.ru bk.ru inbox.ru list.ru internet.ru ya.ru rambler.ru ukr.net
  seznam.cz email.cz post.cz centrum.cz wp.pl o2.pl onet.pl interia.pl op.pl abv.bg inbox.lv freemail.hu citromail.hu sapo.pt
  bol.com.br uol.com.br terra.com.br qq.com vip.qq.com foxmail.com 163.com vip.163.com 126.com vip.126.com yeah.net 139.com
  sina.com sina.cn vip.sina.com sohu.com 21cn.com naver.com daum.net hanmail.net kakao.com nate.com rediffmail.com walla.co.il
  passmail.net passmail.com passinbox.com passfwd.com simplelogin.com simplelogin.co simplelogin.fr simplelogin.io slmail.me slmails.com
  aleeas.com 8alias.com 8shield.net silomails.com dralias.com anonaddy.com anonaddy.me addy.io addymail.com mailer.me mozmail.com
  relay.firefox.com privaterelay.appleid.com duck.com duckduckgo.com cloaked.id maskme.us spamgourmet.com erine.email burnermail.io
  mailinator.com guerrillamail.com guerrillamail.net sharklasers.com 10minutemail.com temp-mail.org tempmail.com yopmail.com trashmail.com
  getnada.com maildrop.cc dispostable.com mailnesia.com throwawaymail.com discard.email moakt.com fakeinbox.com mintemail.com mohmal.com`
    .trim()
    .split(/\s+/),
)

/** Providers with a domain for each country. Leaves out top-level domains that companies choose for their meaning, such as live.ai. */
const brands = /^(?:yahoo|hotmail|outlook|live|gmx|yandex|aol)\.(?:com|net|(?:com?\.)?(?!ai|co|io|me|tv)[a-z]{2})$/

/** Maximum length of a name in DNS. Skipping longer names limits the work of the Punycode conversion. */
const longestDomain = 253

const toAsciiDomain = (domain: string): string | undefined => {
  if (domain.length > longestDomain || !/^[^\s/?#:@%\\[\]]+$/.test(domain)) return undefined
  try {
    const { hostname } = new URL(`http://${domain}`)
    return hostname.length > longestDomain ? undefined : hostname
  } catch {
    return undefined
  }
}

/** Converts the domain of an address to ASCII. */
export const toAsciiEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  return at > 0 && /[^\0-\x7f]/.test(domain) ? email.slice(0, at + 1) + (toAsciiDomain(domain) ?? domain) : email
}

/** Converts full-width letters and punctuation, which East Asian keyboards type. */
const toHalfWidth = (text: string): string =>
  text.replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replace('\ufe6b', '@')

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Longer text is not parsed, which limits the work of the parser. */
const longestText = 512

/** Parses an address of RFC 5322, with or without a name. Allows spaces only around the @ and before a dot of the domain. */
const parse = (input: string): string | undefined => {
  // Mail programs leave commas and @ unquoted in a name.
  const found = addresses.parseOneAddress({ input, rfc6532: true, atInDisplayName: true, commaInDisplayName: true })
  if (found?.type !== 'mailbox' || !found.domain.includes('.')) return undefined
  const { local, domain } = found.parts
  return /\S\s+\S/.test(local.tokens) || /\S\.\s/.test(domain.tokens) ? undefined : found.address.replaceAll(/\s/g, '')
}

const brackets = String.raw`<>()[\]{}"“”„‟«»‹›「」『』【】|` + '`'
/** Text that people put around or between addresses. A comma inside a word is left out, because it may be a mistyped dot. */
const separator = new RegExp(`[${brackets}:]+|[,;、，；](?=\\s|$)|(?<=^|\\s)[-–—=](?=\\s)`, 'u')
/** Bullets and quotes before an address, and punctuation after it. An apostrophe inside an address is part of the address. */
const around = /^[\s'‘’‚‛*•·]+|[^\p{L}\p{N}]+$/gu

/** Parses each part of the text that has an @. A part that is not an address becomes `undefined` and stays in the list, because it may be mistyped. */
const findAddresses = (text: string): (string | undefined)[] =>
  text
    .split(separator)
    .filter((part) => part.includes('@'))
    .map((part) => parse(part.replaceAll(around, '')))

const isSame = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase()

/**
 * Returns the address in a pasted text such as `Amara <amara@company.com>`, without `mailto:`, and without a label, quotes or punctuation
 * around it. Returns other text as it is, for example if it has two addresses.
 */
export const readAddress = (typed: string): string => {
  const plain = toHalfWidth(typed.trim().normalize('NFC'))
    // Word processors turn a straight apostrophe into a curly one.
    .replaceAll(/(?<=\p{L})[‘’ʼ](?=\p{L})/gu, "'")
    .replaceAll(/mailto:([^\s?<>"]*)(?:\?[^\s<>"]*)?/gi, (_, address: string) => decode(address))
  if (plain.length > longestText) return plain
  const whole = parse(plain)
  const found = findAddresses(plain)
  const isWhole = whole !== undefined && found.every((address) => address === undefined || isSame(address, whole))
  const address = isWhole ? whole : found.every((each) => isSame(each, found[0])) ? found[0] : undefined
  return toAsciiEmail(address ?? plain)
}

export const getDomain = (email: string): string => {
  const trimmed = email.trim()
  return toAsciiDomain(trimmed.slice(trimmed.lastIndexOf('@') + 1)) ?? ''
}

/** Does not cover subdomains, which may belong to the provider's staff. */
export const isPersonalDomain = (domain: string): boolean => personalDomains.has(domain) || brands.test(domain)

export const isPersonalAddress = (email: string): boolean => isPersonalDomain(getDomain(email))
