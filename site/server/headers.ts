/** What the headers depend on. */
export interface HeaderOptions {
  /** Where visitors find the site; only an https origin may tell browsers to stay with https. */
  siteOrigin: string
  /** Sources of the inline scripts that the pages need, such as `sha256-…`. */
  scriptHashes?: readonly string[]
  /** The search of the documentation runs WebAssembly. @default false */
  wasm?: boolean
}

/** Browser features that the site does not use. */
const unused = [
  'accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation', 'gyroscope', 'magnetometer',
  'microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'usb', 'xr-spatial-tracking',
]

const policy = (https: boolean, scriptHashes: readonly string[], wasm: boolean) => [
  'default-src \'none\'',
  ['script-src \'self\'', ...scriptHashes.map((hash) => `'${hash}'`), ...(wasm ? ['\'wasm-unsafe-eval\''] : [])].join(' '),
  'style-src \'self\'', 'img-src \'self\'', 'font-src \'self\'', 'connect-src \'self\'', 'form-action \'self\'',
  'frame-ancestors \'none\'', 'base-uri \'none\'', 'object-src \'none\'',
  ...(https ? ['upgrade-insecure-requests'] : []),
].join('; ')

/** The security headers of every answer: pages, files, errors and the endpoint. */
export const securityHeaders = ({ siteOrigin, scriptHashes = [], wasm = false }: HeaderOptions): Readonly<Record<string, string>> => {
  const https = siteOrigin.startsWith('https:')
  return {
    'Content-Security-Policy': policy(https, scriptHashes, wasm),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}),
  }
}
