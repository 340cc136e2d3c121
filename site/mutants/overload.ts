import type { Mutant } from './mutant.ts'

const attack = 'site/server/node/attack.test.ts'
const restart = 'site/server/node/restart.test.ts'
const lengths = 'site/application/rules/length.test.ts'
const listen = 'site/server/node/listen.ts'

/** Limits of one client, and of a stop. */
export const overloadMutants: readonly Mutant[] = [
  {
    promise: 'A length is checked before every rule',
    file: 'site/application/rules/schema.ts',
    search: '{ error, abort: true }',
    replacement: '{ error }',
    tests: [lengths],
  },
  {
    promise: 'A domain has an end',
    file: 'site/application/rules/company-email.ts',
    search: 'const longestDomain = 253',
    replacement: 'const longestDomain = 25_300',
    tests: [lengths],
  },
  {
    promise: 'One connection has one request in flight',
    file: listen,
    search: '    answering.add(socket)\n',
    replacement: '',
    tests: [attack],
  },
  {
    promise: 'Connections have an end',
    file: listen,
    search: '  server.maxConnections = mostConnections\n',
    replacement: '',
    tests: [attack],
  },
  {
    promise: 'Connections that wait for nothing make room',
    file: listen,
    search: "  server.on('drop', () => server.closeIdleConnections())\n",
    replacement: '',
    tests: [attack],
  },
  {
    promise: 'A file is sent from one copy',
    file: 'site/server/http/app.ts',
    search: 'sent.set(name, value)',
    replacement: 'c.header(name, value)',
    tests: [attack],
  },
  {
    promise: 'In production the site has one name',
    file: 'site/server/http/applications.ts',
    search: 'anyHost ? [siteOrigin, new URL(c.req.url).origin] : [siteOrigin]',
    replacement: '[siteOrigin, new URL(c.req.url).origin]',
    tests: [attack],
  },
  {
    promise: 'In production the pages name the address of the site',
    file: 'site/server/node/serve.ts',
    search: 'production && built && ',
    replacement: '!production && built && ',
    tests: ['site/server/node/serve.test.ts'],
  },
  {
    promise: 'Signals count before the port is open',
    file: 'site/server/node/signals.ts',
    search: "  process.once('SIGTERM', stop(idle))\n",
    replacement: "  void starting.then(() => process.once('SIGTERM', stop(idle)))\n",
    tests: [restart],
  },
  {
    promise: 'Who has connected is answered',
    file: listen,
    search: '      await acceptWaiting()\n',
    replacement: '',
    tests: [restart],
  },
  {
    promise: 'The log holds nothing that a path may say of a person',
    file: 'site/server/http/log.ts',
    search: "? part : '*'",
    replacement: '? part : part',
    tests: ['site/server/http/request-checks.test.ts'],
  },
  {
    promise: 'A subject has no encoded word',
    file: 'site/application/mail/mail.server.ts',
    search: "line.replaceAll('=?', '= ?')",
    replacement: 'line',
    tests: ['site/application/mail/mail.test.ts'],
  },
]
