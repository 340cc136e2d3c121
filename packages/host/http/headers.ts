export interface HeaderOptions {
  /** Public origin of the site. Strict-Transport-Security is sent only if it uses https. */
  siteOrigin: string
  /** Allowed inline scripts, such as `sha256-…`. @default none */
  scriptHashes?: readonly string[]
  /** Allowed inline styles. @default none */
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

const writeHashes = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('')

const writePolicy = (https: boolean, { scriptHashes = [], styleHashes = [] }: Omit<HeaderOptions, 'siteOrigin'>) =>
  [
    "default-src 'none'",
    `script-src 'self'${writeHashes(scriptHashes)}`,
    `style-src 'self'${writeHashes(styleHashes)}`,
    // Allows style attributes, because Radix writes them and hashes can't allow them. Style elements are still blocked.
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

/** Returns the security headers of every response: pages, files, errors and the endpoint. */
export const getSecurityHeaders = ({ siteOrigin, ...sources }: HeaderOptions): Readonly<Record<string, string>> => {
  const https = siteOrigin.startsWith('https:')
  return {
    'Content-Security-Policy': writePolicy(https, sources),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}),
  }
}

/** Cache-Control of files. Files with a content hash in their name are cached for a year. Others are revalidated. */
export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' }

/** Headers by file extension, for types that static hosts don't know or would offer as a download. */
export const documentTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  md: { 'Content-Type': 'text/markdown; charset=utf-8', 'Content-Disposition': 'inline' },
  yaml: { 'Content-Type': 'application/yaml', 'Content-Disposition': 'inline' },
}

/** Folders of the public API contracts, which every origin may load. */
const shared = ['openapi', 'schemas']

/** Returns the headers that let every origin load a file. Returns none for a file outside the shared folders. */
export const getSharingHeaders = (file: string): Readonly<Record<string, string>> =>
  shared.some((folder) => file.startsWith(`${folder}/`))
    ? { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
    : {}

/** Writes the server's headers as a `_headers` file for static hosts such as Cloudflare Pages and Netlify. */
export const writeHeadersFile = (options: HeaderOptions): string => {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`
  return [
    rule('/*', getSecurityHeaders(options)),
    rule('/assets/*', { 'Cache-Control': caching.hashed }),
    ...Object.entries(documentTypes).map(([extension, headers]) => rule(`/*.${extension}`, headers)),
    // Cloudflare appends to the header of an earlier rule unless a line with ! removes it first.
    ...shared.map((folder) => rule(`/${folder}/*\n  ! Cross-Origin-Resource-Policy`, getSharingHeaders(`${folder}/`))),
  ].join('\n')
}
