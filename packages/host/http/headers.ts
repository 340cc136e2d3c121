export interface HeaderOptions {
  /** Public origin of the site. Only an https origin sends Strict-Transport-Security. */
  siteOrigin: string
  /** Sources of the inline scripts, such as `sha256-…`. */
  scriptHashes?: readonly string[]
  /** Sources of the inline styles. @default none */
  styleHashes?: readonly string[]
}

/** Browser features that the site does not use. */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

const list = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('')

const policy = (https: boolean, { scriptHashes = [], styleHashes = [] }: Omit<HeaderOptions, 'siteOrigin'>) =>
  [
    "default-src 'none'",
    `script-src 'self'${list(scriptHashes)}`,
    `style-src 'self'${list(styleHashes)}`,
    // Radix writes style attributes, which no hash covers; style elements stay refused.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/** The security headers of every answer: pages, files, errors and the endpoint. */
export const securityHeaders = ({ siteOrigin, ...sources }: HeaderOptions): Readonly<Record<string, string>> => {
  const https = siteOrigin.startsWith('https:')
  return {
    'Content-Security-Policy': policy(https, sources),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}),
  }
}

/** Cache-Control of files: those named by content hash for a year, every other with revalidation. */
export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' }

/** Headers by extension, for types that static hosts do not know or offer as a download. */
export const documentTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  md: { 'Content-Type': 'text/markdown; charset=utf-8', 'Content-Disposition': 'inline' },
  yaml: { 'Content-Type': 'application/yaml', 'Content-Disposition': 'inline' },
}

/** Folders of the public contracts, which pages of every origin may load. */
const shared = ['openapi', 'schemas']

/** Headers that let every origin load a file; empty for a file that is not shared. */
export const sharing = (file: string): Readonly<Record<string, string>> =>
  shared.some((folder) => file.startsWith(`${folder}/`))
    ? { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
    : {}

/** The same headers as a `_headers` file, which static hosts such as Cloudflare Pages and Netlify read. */
export const headersFile = (options: HeaderOptions): string => {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`
  return [
    rule('/*', securityHeaders(options)),
    rule('/assets/*', { 'Cache-Control': caching.hashed }),
    ...Object.entries(documentTypes).map(([extension, headers]) => rule(`/*.${extension}`, headers)),
    // Cloudflare adds to the header of an earlier rule unless the line with ! removes it first.
    ...shared.map((folder) => rule(`/${folder}/*\n  ! Cross-Origin-Resource-Policy`, sharing(`${folder}/`))),
  ].join('\n')
}
