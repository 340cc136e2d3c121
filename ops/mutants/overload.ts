import type { Mutant } from './mutant.ts'

const attack = 'packages/host/node/attack.test.ts'
const restart = 'packages/host/node/restart.test.ts'
const lengths = 'packages/application/rules/length.test.ts'
const listen = 'packages/host/node/listen.ts'

/** Edits of the limits of a client, and of shutdown. */
export const overloadMutants: readonly Mutant[] = [
  {
    promise: 'A length is checked before every rule',
    file: 'packages/application/rules/schema.ts',
    search: '{ error, abort: true }',
    replacement: '{ error }',
    tests: [lengths],
  },
  {
    promise: 'A domain has an end',
    file: 'packages/application/rules/company-email.ts',
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
    file: 'packages/host/http/app.ts',
    search: 'sent.set(name, value)',
    replacement: 'c.header(name, value)',
    tests: [attack],
  },
  {
    promise: 'In production the site has one name',
    file: 'packages/host/http/applications.ts',
    search: 'anyHost ? [siteOrigin, new URL(c.req.url).origin] : [siteOrigin]',
    replacement: '[siteOrigin, new URL(c.req.url).origin]',
    tests: [attack],
  },
  {
    promise: 'In production the pages name the address of the site',
    file: 'packages/host/node/serve.ts',
    search: 'production && built && ',
    replacement: '!production && built && ',
    tests: ['packages/host/node/serve.test.ts'],
  },
  {
    promise: 'Signals count before the port is open',
    file: 'packages/host/node/signals.ts',
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
    file: 'packages/host/http/log.ts',
    search: "? part : '*'",
    replacement: '? part : part',
    tests: ['packages/host/http/request-checks.test.ts'],
  },
  {
    promise: 'A subject has no encoded word',
    file: 'packages/application/mail/mail.server.ts',
    search: "line.replaceAll('=?', '= ?')",
    replacement: 'line',
    tests: ['packages/application/mail/mail.test.ts'],
  },
]
