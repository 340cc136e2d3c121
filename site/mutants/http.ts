import type { Mutant } from './mutant.ts'

const attack = 'site/server/attack.test.ts'
const http = 'site/server/http.test.ts'
const serve = 'site/server/serve.test.ts'
const guard = 'site/server/guard.test.ts'
const configuration = 'site/server/configuration.test.ts'
const headers = 'site/server/headers.ts'
const listen = 'site/server/listen.ts'

const everyAnswer = 'sends the security headers with every answer of the server'
const otherSites = 'are refused in every combination of type, origin and fetch metadata'
const pipelined = 'connections that pipeline 58 kB'

/** What strangers send, and what every answer says. */
export const httpMutants: readonly Mutant[] = [
  { promise: 'No other site may frame a page', file: headers, search: '\'frame-ancestors \\\'none\\\'\', ', replacement: '', test: attack, name: everyAnswer },
  { promise: 'No form sends elsewhere', file: headers, search: ', \'form-action \\\'self\\\'\'', replacement: '', test: attack, name: everyAnswer },
  { promise: 'No type is guessed', file: headers, search: '    \'X-Content-Type-Options\': \'nosniff\',\n', replacement: '', test: attack, name: everyAnswer },
  { promise: 'Browsers stay with https', file: headers, search: 'max-age=63072000', replacement: 'max-age=0', test: guard, name: 'speak of https' },
  { promise: 'No compressed body is read', file: 'site/server/guard.ts', search: '.toLowerCase() === \'identity\'', replacement: ' !== \'\'', test: attack, name: 'of any other type are refused' },
  { promise: 'No other site can post', file: 'site/server/guard.ts', search: 'return site === \'same-origin\'', replacement: 'return site !== \'cross-site\'', test: attack, name: otherSites },
  { promise: 'An origin counts as a whole', file: 'site/server/guard.ts', search: 'allowedOrigins.includes(origin)', replacement: 'allowedOrigins.some((allowed) => origin.startsWith(allowed))', test: attack, name: otherSites },
  { promise: 'No CORS header is sent', file: 'site/server/app.ts', search: '    await next()\n', replacement: '    c.header(\'Access-Control-Allow-Origin\', \'*\')\n    await next()\n', test: attack, name: 'no CORS header' },
  { promise: 'A body has an end', file: 'site/server/applications.ts', search: 'const mostBytes = 16 * 1024', replacement: 'const mostBytes = 16 * 1024 * 1024', test: attack, name: 'refused by its length' },
  { promise: 'One connection has few requests in flight', file: listen, search: 'const mostInFlight = 16', replacement: 'const mostInFlight = 1_000_000', test: attack, name: pipelined },
  { promise: 'A client that takes nothing is cut', file: listen, search: '  server.setTimeout(writeTimeout)\n', replacement: '', test: attack, name: 'takes nothing of its answer' },
  { promise: 'Slow sockets are closed', file: listen, search: 'headersTimeout: 5_000, requestTimeout: 10_000', replacement: 'headersTimeout: 0, requestTimeout: 0', test: attack, name: 'closes 300 slow sockets' },
  { promise: 'Answers of the parser carry the headers', file: listen, search: 'refuse(error, socket as Socket, headers)', replacement: 'refuse(error, socket as Socket, {})', test: http, name: 'carries the security headers' },
  { promise: '417 carries the headers', file: listen, search: 'response.writeHead(417, { ...own, ', replacement: 'response.writeHead(417, { ', test: http, name: 'carries the security headers' },
  { promise: 'A stop answers what is under way', file: listen, search: '    if (closing) response.shouldKeepAlive = false\n', replacement: '', test: serve, name: 'over open connections while it stops' },
  { promise: 'A stop cuts no request on its way', file: listen, search: 'setTimeout(() => server.closeIdleConnections(), idle)', replacement: 'setTimeout(() => server.closeIdleConnections(), 0)', test: serve, name: 'over open connections while it stops' },
  { promise: 'No header is believed without a trusted proxy', file: 'site/server/client-address.ts', search: 'hop < trusted', replacement: 'hop <= trusted', test: serve, name: 'counts the visitor' },
  { promise: 'Only trusted networks are believed', file: 'site/server/client-address.ts', search: 'proxyAddr.compile(trusted)', replacement: '() => true', test: serve, name: 'counts the visitor' },
  { promise: 'IPv6 counts by /64', file: 'site/server/limits.ts', search: 'all.slice(0, 4)', replacement: 'all.slice(0, 8)', test: guard, name: 'groups' },
  { promise: 'Only the built files are served', file: 'site/server/files.ts', search: '/^[._]|\\.(?:br|gz)$/', replacement: '/^$/', test: http, name: 'is no address of the site' },
  { promise: 'A range is of the bytes that If-Range names', file: 'site/server/files.ts', search: 'condition !== undefined && condition !== etag', replacement: 'condition === \'\' && condition !== etag', test: http, name: 'only while If-Range' },
  { promise: 'A range is of bytes', file: 'site/server/files.ts', search: '!/^bytes=/i.test(range)', replacement: 'range === \'\'', test: http, name: 'answers Range' },
  { promise: 'Only a reference has a page of its answer', file: 'site/server/app.ts', search: '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', replacement: '.+', test: 'site/server/app.test.ts', name: 'has a page for every reference' },
  { promise: 'No cache keeps a 404', file: 'site/server/app.ts', search: 'c.res.status >= 400', replacement: 'c.res.status >= 500', test: http, name: 'no cache keeps that' },
  { promise: 'Production is https', file: 'site/server/configuration.ts', search: 'origin?.protocol === \'http:\'', replacement: 'origin?.protocol === \'\'', test: configuration, name: 'stops production with the origin' },
  { promise: 'The key never travels in the clear', file: 'site/server/configuration.ts', search: '!isLoopback(service)', replacement: 'service.port === \'1\'', test: configuration, name: 'in the clear' },
  { promise: 'The log holds names of errors only', file: 'site/server/log.ts', search: 'error: matching(error, /^[A-Za-z_]\\w{0,63}$/)', replacement: 'error', test: guard, name: 'writes the allowed fields' },
  { promise: 'No module of the server reaches a browser', file: 'site/build/guard.ts', search: '\\/site\\/server\\/|', replacement: '', test: 'site/build/guard.test.ts', name: 'a planted leak fails the build' },
]
