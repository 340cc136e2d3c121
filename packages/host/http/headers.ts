export interface HeaderOptions {
  /** If the origin uses https, Strict-Transport-Security is sent. */
  siteOrigin: string
  /** Allowed inline scripts, such as `sha256-…`. @default none */
  scriptHashes?: readonly string[]
  /** @default none */
  styleHashes?: readonly string[]
  /** Allowed sources of workers, such as `blob:`. @default none */
  workers?: readonly string[]
}

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

const writePolicy = (https: boolean, { scriptHashes = [], styleHashes = [], workers = [] }: Omit<HeaderOptions, 'siteOrigin'>) =>
  [
    "default-src 'none'",
    `script-src 'self'${writeHashes(scriptHashes)}`,
    `style-src 'self'${writeHashes(styleHashes)}`,
    // Radix writes style attributes, and hashes can't allow them. Style elements are still blocked.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    // The pages' styles contain their fonts, and hashes can't allow a font. A `data:` font loads nothing and runs nothing.
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(workers.length > 0 ? [`worker-src ${workers.join(' ')}`] : []),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

export const getSecurityHeaders = ({ siteOrigin, ...sources }: HeaderOptions): Readonly<Record<string, string>> => {
  const https = siteOrigin.startsWith('https:')
  return {
    'Content-Security-Policy': writePolicy(https, sources),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000' }),
  }
}

export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' }

/** Headers by file extension, for types that static hosts don't know or would offer as a download. */
export const documentTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  md: { 'Content-Type': 'text/markdown; charset=utf-8', 'Content-Disposition': 'inline' },
  yaml: { 'Content-Type': 'application/yaml', 'Content-Disposition': 'inline' },
}

const shared = ['openapi', 'schemas']

export const getSharingHeaders = (file: string): Readonly<Record<string, string>> =>
  shared.some((folder) => file.startsWith(`${folder}/`))
    ? { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
    : {}

/**
 * Cloudflare ignores longer lines, and would serve the site without a policy.
 * https://developers.cloudflare.com/workers/static-assets/headers/
 */
const longestLine = 2000

/** Static hosts such as Cloudflare Pages and Netlify read the file. @throws if a line is too long for them */
export const writeHeadersFile = (options: HeaderOptions): string => {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`
  const file = [
    rule('/*', getSecurityHeaders(options)),
    rule('/assets/*', { 'Cache-Control': caching.hashed }),
    ...Object.entries(documentTypes).map(([extension, headers]) => rule(`/*.${extension}`, headers)),
    // Cloudflare appends to the header of an earlier rule unless a line with ! removes it first.
    ...shared.map((folder) => rule(`/${folder}/*\n  ! Cross-Origin-Resource-Policy`, getSharingHeaders(`${folder}/`))),
  ].join('\n')
  const long = file.split('\n').find((line) => line.length > longestLine)
  if (long === undefined) return file
  throw new Error(
    `A line of _headers has ${long.length} characters, and Cloudflare ignores lines of more than ${longestLine}: ${long.trim().slice(0, 60)}… Lower mostInlined in site/build/manifest.ts, because the line contains a hash for each inline script and style.`,
  )
}
