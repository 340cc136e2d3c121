/** Short list for the browser. The server has the long list (spec F15). */
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

/** DNS allows no longer names. Skipping them limits the work of the Punycode conversion. */
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

/** Converts only the domain. */
export const toAsciiEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  return at > 0 && /[^\0-\x7f]/.test(domain) ? email.slice(0, at + 1) + (toAsciiDomain(domain) ?? domain) : email
}

/** East Asian keyboards type full-width letters and punctuation. */
const toHalfWidth = (text: string): string =>
  text.replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replace('\ufe6b', '@')

const named = /^([^<>()]*)[<(]([^<>()]+)[>)][.,;]?$/

/** Extracts the address from pasted text: `Amara <amara@company.com>`, `mailto:`, full-width letters, or a trailing dot or comma. */
export const readAddress = (typed: string): string => {
  const plain = toHalfWidth(typed.trim().normalize('NFC'))
    .replace(/^["'“‘]([^\s"'“”‘’]+)["'”’]$/, '$1')
    .replace(/^e-?mail: ?/i, '')
  const [, name = '', address = ''] = named.exec(plain) ?? []
  const inside = address.trim().replace(/^mailto:/i, '')
  // For an address without a name, some programs copy `amara@company.com <amara@company.com>`.
  const isOne = inside.includes('@') && (!name.includes('@') || name.trim().toLowerCase() === inside.toLowerCase())
  return toAsciiEmail((isOne ? inside : plain).replace(/^mailto:/i, '').replace(/(\p{L})[.,;。]$/u, '$1'))
}

export const getDomain = (email: string): string => {
  const trimmed = email.trim()
  return toAsciiDomain(trimmed.slice(trimmed.lastIndexOf('@') + 1)) ?? ''
}

export const isCommonPersonal = (email: string): boolean => commonPersonalDomains.has(getDomain(email))
