import { brand } from '@workspace/tokens/brand.ts'

const day = 86_400_000

/** Days until the file expires. RFC 9116 recommends less than a year. A static file expires unless the site is built again. */
const validDays = 360

export const securityTextPath = '/.well-known/security.txt'

/** Content of the file by which researchers find the address for security problems (RFC 9116). */
export const writeSecurityText = (siteOrigin: string, now = Date.now()): string =>
  [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(Math.floor(now / day) * day + validDays * day).toISOString()}`,
    'Preferred-Languages: en',
    // RFC 9116 allows only an address that begins with https.
    ...(siteOrigin.startsWith('https:') ? [`Canonical: ${siteOrigin}${securityTextPath}`] : []),
    '',
  ].join('\n')
