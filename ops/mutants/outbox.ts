import type { Mutant } from './mutant.ts'

const delivery = 'packages/application/outbox/delivery.server.ts'
const outbox = 'packages/application/outbox/outbox.server.ts'
const attempt = 'packages/application/outbox/attempt.server.ts'
const sql = 'packages/application/outbox/sql.server.ts'
const database = 'packages/application/outbox/node-database.server.ts'
const file = 'packages/application/outbox/node-file.server.ts'
const operator = 'packages/application/outbox/operator.server.ts'
const tests = ['packages/application/accept/outbox.test.ts']
const damageTest = 'packages/host/outbox/damage.test.ts'
const commandTest = 'packages/host/outbox/outbox-command.test.ts'
const storeTest = 'ops/faults/store.test.ts'

/** Edits of storage and delivery. */
export const outboxMutants: readonly Mutant[] = [
  {
    promise: 'A new field changes the identity of no earlier application',
    file: 'packages/application/accept/identity.server.ts',
    search: 'answer !== undefined && answer !== false',
    replacement: 'true',
    tests: ['packages/application/accept/next-version.test.ts'],
  },
  {
    promise: 'An absent answer is absent in the mail',
    file: 'packages/application/mail/mail.server.ts',
    search: 'value === undefined ? [] : [[label, valueOf(name, value)]]',
    replacement: "[[label, valueOf(name, value ?? 'undefined')]]",
    tests: ['packages/application/accept/next-version.test.ts'],
  },
  {
    promise: 'Without the outbox a repetition has the same bytes',
    file: 'packages/application/accept/accept.server.ts',
    search: 'attempts.get(nameOf({ reference, fingerprint })) ?? { acceptedAt: now(), spamSignals }',
    replacement: '{ acceptedAt: now(), spamSignals }',
    tests: ['packages/application/accept/accept.test.ts'],
  },
  {
    promise: 'A possible duplicate says so',
    file: attempt,
    search: 'labelled: progress.maybeSent || progress.labelled ? 1 : 0',
    replacement: 'labelled: 0',
    tests,
  },
  {
    promise: 'A possible duplicate says so in its subject',
    file: 'packages/application/mail/mail.server.ts',
    search: 'options.possibleDuplicate ? words.possibleDuplicate(subject, options.reference) : subject',
    replacement: 'subject',
    tests,
  },
  {
    promise: 'The outbox has an end',
    file: outbox,
    search: 'waiting < capacity * crowded ||',
    replacement: 'waiting < 1e9 ||',
    tests,
  },
  {
    promise: 'One network cannot fill the outbox',
    file: outbox,
    search: '!sql.isWaiting(database, client)',
    replacement: "client !== ''",
    tests,
  },
  {
    promise: 'A damaged row holds up no other',
    file: delivery,
    search: '        markRowDead(database, reference)\n',
    replacement: '        throw new Error(reference)\n',
    tests,
  },
  {
    promise: 'Two senders share the work',
    file: sql,
    search: '(leaseUntil IS NULL OR leaseUntil <= ? OR leaseUntil > ?)',
    replacement: '(? + ? > 0)',
    tests,
  },
  {
    promise: 'What may have been accepted keeps its bytes',
    file: 'packages/application/outbox/render-row.server.ts',
    search: '  if (row.maybeSent && row.mail !== null) return readMail(row.mail) && row.mail\n',
    replacement: '',
    tests,
  },
  {
    promise: 'A mended setting mends what waits',
    file: outbox,
    search: "retryRows(database, clock.now(), 'parked')",
    replacement: 'undefined',
    tests,
  },
  {
    promise: 'Refused content is retried without reply-to',
    file: attempt,
    search: 'withoutReplyTo: 1, nextAttemptAt: now }',
    replacement: "withoutReplyTo: 1, state: 'dead', nextAttemptAt: null }",
    tests,
  },
  {
    promise: '429 stops all sending',
    file: delivery,
    search: '    if (heldUntil(now) > now) return rows\n',
    replacement: '',
    tests,
  },
  {
    promise: 'A clock that jumps deletes nothing',
    file: sql,
    search: 'Math.min(Math.max(0, now - seen), limit)',
    replacement: 'Math.max(0, now - seen)',
    tests,
  },
  {
    promise: 'Ready means that it can store',
    file: outbox,
    search: "...(ok ? [] : ['store' as const])",
    replacement: '...(ok ? [] : [])',
    tests,
  },
  {
    promise: 'What waits too long reaches a person',
    file: outbox,
    search: 'counts.oldestSeconds > 3600',
    replacement: 'counts.oldestSeconds > 1e9',
    tests,
  },
  {
    promise: 'A mail that cannot be read needs a person',
    file: 'packages/application/outbox/render-row.server.ts',
    search: 'return readMail(row.mail) && row.mail',
    replacement: 'return row.mail',
    tests,
  },
  {
    promise: 'A clock that is set back lengthens no wait',
    file: sql,
    search: '(nextAttemptAt <= ? OR waitingSince > ?)',
    replacement: '(nextAttemptAt <= ? OR ? < 0)',
    tests,
  },
  {
    promise: 'A clock that is set back lengthens no hold',
    file: delivery,
    search: "readNumber(database, 'holdFrom') > now ? 0",
    replacement: "readNumber(database, 'holdFrom') > 1e15 ? 0",
    tests,
  },
  {
    promise: 'A failed mail to the operator is tried again',
    file: outbox,
    search: '    if (failed) return\n',
    replacement: '',
    tests,
  },
  {
    promise: 'A damaged page stops no other application',
    file: database,
    search: '      if (!isIntact(opened)) throw new DamagedError()\n',
    replacement: '',
    tests: [damageTest],
  },
  {
    promise: 'What cannot be read is named',
    file: database,
    search: "for (const reference of replaceFile(damaged, file).unreadable) report({ kind: 'dead', reference, error: 'unreadable' })",
    replacement: 'replaceFile(damaged, file)',
    tests: [damageTest],
  },
  {
    promise: 'A held lock delays no page',
    file,
    search: '{ timeout: 0 }',
    replacement: '{ timeout: 5_000 }',
    tests: [storeTest],
  },
  {
    promise: 'A file that is removed loses nothing',
    file: database,
    search: 'if (connection && openedAs && !isSameFile(fileState(file), openedAs)) leave(connection, openedAs)',
    replacement: '',
    tests: [storeTest],
  },
  {
    promise: 'A file that is copied over is named',
    file: database,
    search: '&& isOverwritten(opened, file)',
    replacement: "&& file === ''",
    tests: [storeTest],
  },
  {
    promise: 'A newer file is not touched',
    file: 'packages/application/outbox/database.server.ts',
    search: 'if (found > migrations.length)',
    replacement: 'if (found > 1e9)',
    tests: [storeTest],
  },
  {
    promise: 'Health writes and reads the table',
    file: outbox,
    search: 'sql.probeTable(database)',
    replacement: "writeMeta(database, 'probe', 1)",
    tests: [storeTest],
  },
  {
    promise: 'Others lose their rights to the folder',
    file,
    search: '    chmodSync(path, mode & 0o700)\n',
    replacement: '',
    tests: ['packages/application/accept/node-database.test.ts'],
  },
  {
    promise: 'An address is found in every spelling',
    file: operator,
    search: "asciiEmail(email.trim().normalize('NFC')).toLowerCase()",
    replacement: 'email.trim().toLowerCase()',
    tests: [commandTest],
  },
  {
    promise: 'erase says what is left',
    file: 'packages/host/outbox/outbox-reach.ts',
    search: '...(emptied ? [] : [log])',
    replacement: '...(emptied ? [] : [])',
    tests: [commandTest],
  },
  {
    promise: 'A clock that is set back sends nobody away for long',
    file: 'packages/host/http/limits.ts',
    search: 'Math.min(Math.max(1, Math.ceil(msBeforeNext / 1000)), duration)',
    replacement: 'Math.max(1, Math.ceil(msBeforeNext / 1000))',
    tests: ['packages/host/http/limits.test.ts'],
  },
]
