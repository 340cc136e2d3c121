/** A set of mail domains to look addresses up in. */
export interface DomainList {
  has(domain: string): boolean
}

/** Domains of institutions that a list of free mail providers takes for personal; reviewed one by one. */
const companyDomains: ReadonlySet<string> = new Set(['nus.edu.sg'])

/** Personal and relay domains that lists of free mail providers miss; reviewed one by one. */
const personalDomains: ReadonlySet<string> = new Set([
  'tutanota.com', 'hey.com', 'mozmail.com', 'privaterelay.appleid.com', 'simplelogin.com',
])

/** The personal domains that most applicants would try, short enough for the browser; the server knows the long list. */
export const commonPersonalDomains: DomainList = new Set([
  'gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.uk', 'yahoo.co.in', 'yahoo.co.jp', 'yahoo.fr', 'yahoo.de', 'ymail.com',
  'outlook.com', 'hotmail.com', 'hotmail.co.uk', 'hotmail.fr', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com',
  'proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.de', 'gmx.net', 'web.de', 'mail.com', 'mail.ru', 'yandex.com', 'yandex.ru',
  'qq.com', '163.com', '126.com', 'foxmail.com', 'naver.com', 'daum.net', 'hanmail.net', 'orange.fr', 'laposte.net', 'libero.it',
  'rediffmail.com', 'fastmail.com', 'tuta.io',
])

/** Returns a domain as it stands in DNS (lower case, punycode), or undefined when it is none. */
export const asciiDomain = (domain: string): string | undefined => {
  if (!/^[^\s/?#:@%\\[\]]+$/.test(domain)) return undefined
  try {
    return new URL(`http://${domain}`).hostname
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

/** Says whether an address belongs to a person rather than a company: its domain, or the nearest listed parent, decides. */
export const isPersonal = (email: string, domains: DomainList): boolean => {
  const trimmed = email.trim()
  const labels = asciiDomain(trimmed.slice(trimmed.lastIndexOf('@') + 1))?.split('.') ?? []
  for (let start = 0; start < labels.length - 1; start++) {
    const domain = labels.slice(start).join('.')
    if (companyDomains.has(domain)) return false
    if (personalDomains.has(domain) || domains.has(domain)) return true
  }
  return false
}

/** The check that the browser makes; the server repeats it with its long list. */
export const isCommonPersonal = (email: string): boolean => isPersonal(email, commonPersonalDomains)
