import type { Mutant } from './mutant.ts'

const attack = 'packages/host/node/attack.test.ts'
const http = 'packages/host/node/http.test.ts'
const serve = 'packages/host/node/serve.test.ts'
const guard = 'packages/host/http/request-checks.test.ts'
const configuration = 'packages/host/configuration/configuration.test.ts'
const headers = 'packages/host/html/headers.ts'
const listen = 'packages/host/node/listen.ts'

/** Edits of request checks and security headers. */
export const httpMutants: readonly Mutant[] = [
  {
    promise: 'No other site may frame a page',
    file: headers,
    search: '    "frame-ancestors \'none\'",\n',
    replacement: '',
    tests: [attack],
  },
  {
    promise: 'No form sends elsewhere',
    file: headers,
    search: '    "form-action \'self\'",\n',
    replacement: '',
    tests: [attack],
  },
  {
    promise: 'No type is guessed',
    file: headers,
    search: "    'X-Content-Type-Options': 'nosniff',\n",
    replacement: '',
    tests: [attack],
  },
  {
    promise: 'Browsers stay with https',
    file: headers,
    search: 'max-age=63072000',
    replacement: 'max-age=0',
    tests: [guard],
  },
  {
    promise: 'No compressed body is read',
    file: 'packages/host/http/request-checks.ts',
    search: ".toLowerCase() === 'identity'",
    replacement: " !== ''",
    tests: [attack],
  },
  {
    promise: 'No other site can post',
    file: 'packages/host/http/request-checks.ts',
    search: "(site === undefined || site === 'same-origin')",
    replacement: "site !== 'cross-site'",
    tests: [attack],
  },
  {
    promise: 'An origin counts as a whole',
    file: 'packages/host/http/request-checks.ts',
    search: 'allowedOrigins.includes(origin)',
    replacement: 'allowedOrigins.some((allowed) => origin.startsWith(allowed))',
    tests: [attack],
  },
  {
    promise: 'No CORS header is sent',
    file: 'packages/host/http/app.ts',
    search: '    await next()\n',
    replacement: "    c.header('Access-Control-Allow-Origin', '*')\n    await next()\n",
    tests: [attack],
  },
  {
    promise: 'A body has an end',
    file: 'packages/host/http/applications.ts',
    search: 'const mostBytes = 16 * 1024',
    replacement: 'const mostBytes = 16 * 1024 * 1024',
    tests: [attack],
  },
  {
    promise: 'A client that takes nothing is cut',
    file: listen,
    search: '  server.setTimeout(writeTimeout)\n',
    replacement: '',
    tests: [attack],
  },
  {
    promise: 'Slow sockets are closed',
    file: listen,
    search: 'headersTimeout: 5_000,\n  requestTimeout: 10_000,',
    replacement: 'headersTimeout: 0,\n  requestTimeout: 0,',
    tests: [attack],
  },
  {
    promise: 'Answers of the parser carry the headers',
    file: listen,
    search: 'refuse(error, socket as Socket, headers)',
    replacement: 'refuse(error, socket as Socket, {})',
    tests: [http],
  },
  {
    promise: '417 carries the headers',
    file: listen,
    search: 'response.writeHead(417, { ...own, ',
    replacement: 'response.writeHead(417, { ',
    tests: [http],
  },
  {
    promise: 'A stop answers what is under way',
    file: listen,
    search: '    if (closing) response.shouldKeepAlive = false\n',
    replacement: '',
    tests: [serve],
  },
  {
    promise: 'A stop cuts no request on its way',
    file: listen,
    search: 'setTimeout(() => server.closeIdleConnections(), idle)',
    replacement: 'setTimeout(() => server.closeIdleConnections(), 0)',
    tests: [serve],
  },
  {
    promise: 'No header is believed without a trusted proxy',
    file: 'packages/host/http/client-address.ts',
    search: 'hop < trusted',
    replacement: 'hop <= trusted',
    tests: [serve],
  },
  {
    promise: 'Only trusted networks are believed',
    file: 'packages/host/http/client-address.ts',
    search: 'proxyAddr.compile(trusted)',
    replacement: '() => true',
    tests: [serve],
  },
  {
    promise: 'IPv6 counts by /64',
    file: 'packages/host/http/limits.ts',
    search: '.slice(0, 4)',
    replacement: '.slice(0, 8)',
    tests: [guard],
  },
  {
    promise: 'Only the built files are served',
    file: 'packages/host/http/files.ts',
    search: '/^[._]|\\.(?:br|gz)$/',
    replacement: '/^$/',
    tests: [http],
  },
  {
    promise: 'A range is of the bytes that If-Range names',
    file: 'packages/host/http/files.ts',
    search: 'condition !== undefined && condition !== etag',
    replacement: "condition === '' && condition !== etag",
    tests: [http],
  },
  {
    promise: 'A range is of bytes',
    file: 'packages/host/http/files.ts',
    search: '!/^bytes=/i.test(range)',
    replacement: "range === ''",
    tests: [http],
  },
  {
    promise: 'Only a reference has a page of its answer',
    file: 'packages/host/http/app.ts',
    search: '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
    replacement: '.+',
    tests: ['packages/host/http/app.test.ts'],
  },
  {
    promise: 'No cache keeps a 404',
    file: 'packages/host/http/app.ts',
    search: 'status >= 400',
    replacement: 'status >= 500',
    tests: [http],
  },
  {
    promise: 'Production is https',
    file: 'packages/host/configuration/configuration.ts',
    search: "origin?.protocol === 'http:'",
    replacement: "origin?.protocol === ''",
    tests: [configuration],
  },
  {
    promise: 'The key never travels in the clear',
    file: 'packages/host/configuration/configuration.ts',
    search: '!isLoopback(service)',
    replacement: "service.port === '1'",
    tests: [configuration],
  },
  {
    promise: 'The log holds names of errors only',
    file: 'packages/host/http/log.ts',
    search: 'error: matching(error, /^[A-Za-z_]\\w{0,63}$/)',
    replacement: 'error',
    tests: [guard],
  },
  {
    promise: 'No module of the server reaches a browser',
    file: 'packages/host/build/server-only-modules.ts',
    search: '\\/packages\\/host\\/|',
    replacement: '',
    tests: ['packages/host/build/server-only-modules.test.ts'],
  },
]
