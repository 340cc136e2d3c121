/** Personal domains that most applicants would try, few enough for the browser; the server knows the long list (spec F15). */
export const commonPersonalDomains: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.co.in',
  'yahoo.co.jp',
  'yahoo.fr',
  'yahoo.de',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'hotmail.co.uk',
  'hotmail.fr',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  'mail.com',
  'mail.ru',
  'yandex.com',
  'yandex.ru',
  'qq.com',
  '163.com',
  '126.com',
  'foxmail.com',
  'naver.com',
  'daum.net',
  'hanmail.net',
  'orange.fr',
  'laposte.net',
  'libero.it',
  'rediffmail.com',
  'fastmail.com',
  'tuta.com',
  'tuta.io',
  'hey.com',
])

/** In characters; DNS has no longer name. It bounds the work of Punycode and the number of labels. */
const longestDomain = 253

/** Returns a domain as DNS has it (lower case, Punycode), or undefined when it is not a domain. */
const asciiDomain = (domain: string): string | undefined => {
  if (domain.length > longestDomain || !/^[^\s/?#:@%\\[\]]+$/.test(domain)) return undefined
  try {
    const { hostname } = new URL(`http://${domain}`)
    return hostname.length > longestDomain ? undefined : hostname
  } catch {
    return undefined
  }
}

/** Rewrites an international domain after the @ to ASCII, and leaves every other address as it is. */
export const asciiEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  return at > 0 && /[^\0-\x7f]/.test(domain) ? email.slice(0, at + 1) + (asciiDomain(domain) ?? domain) : email
}

/** Reads the address from what people paste: `Amara <amara@company.com>`, `mailto:`, a full-width ＠, a dot or comma after it. */
export const readAddress = (typed: string): string => {
  const trimmed = typed.trim().normalize('NFC').replace('\uff20', '@')
  const inside = /^[^<>@]*<([^<>]+)>[.,;]?$/.exec(trimmed)?.[1] ?? trimmed
  return asciiEmail(
    inside
      .trim()
      .replace(/^mailto:/i, '')
      .replace(/(\p{L})[.,;]$/u, '$1'),
  )
}

/** Returns the domain of an address as DNS has it; empty for none. */
export const domainOf = (email: string): string => {
  const trimmed = email.trim()
  return asciiDomain(trimmed.slice(trimmed.lastIndexOf('@') + 1)) ?? ''
}

/** The check that the browser makes; the server repeats it with its long list. */
export const isCommonPersonal = (email: string): boolean => commonPersonalDomains.has(domainOf(email))
