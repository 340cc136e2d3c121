import type { Mutant } from './mutant.ts'

const outbox = 'site/application/outbox/outbox.server.ts'
const attempt = 'site/application/outbox/attempt.server.ts'
const sql = 'site/application/outbox/sql.server.ts'
const test = 'site/application/outbox/outbox.test.ts'

const labelled = 'gets a label when an attempt may have been accepted and its key is dead after 24 hours'
const damaged = '1: a damaged row holds up nobody else'
const room = 'has an end, and a fifth of it is for networks that have none waiting'
const reachesPerson = 'reaches a person, at most once an hour'

/** Storage and delivery. */
export const outboxMutants: readonly Mutant[] = [
  { promise: 'A possible duplicate says so', file: attempt, search: 'labelled: progress.maybeSent || progress.labelled ? 1 : 0', replacement: 'labelled: 0', test, name: labelled },
  { promise: 'A possible duplicate says so in its subject', file: 'site/application/mail.server.ts', search: 'options.possibleDuplicate ? labelDuplicate(subject, options.reference) : subject', replacement: 'subject', test, name: labelled },
  { promise: 'The outbox has an end', file: outbox, search: 'waiting < capacity * crowded ||', replacement: 'waiting < 1e9 ||', test, name: room },
  { promise: 'One network cannot fill the outbox', file: outbox, search: '!isWaiting(database, client)', replacement: 'client !== \'\'', test, name: room },
  { promise: 'A damaged row holds up no other', file: outbox, search: '        bury(reference)\n', replacement: '        throw new Error(reference)\n', test, name: damaged },
  { promise: 'Two senders share the work', file: sql, search: '(leaseUntil IS NULL OR leaseUntil <= ? OR leaseUntil > ?)', replacement: '(? + ? > 0)', test, name: 'leave an application to the one that holds its lease' },
  { promise: 'What may have been accepted keeps its bytes', file: outbox, search: '    if (row.maybeSent && row.mail !== null) return row.mail\n', replacement: '', test, name: '2: what may have been accepted keeps its bytes' },
  { promise: 'A mended setting mends what waits', file: outbox, search: 'retryRows(database, clock.now(), \'parked\')', replacement: 'undefined', test, name: '2: what a wrong setting has parked' },
  { promise: 'Refused content is retried without reply-to', file: attempt, search: 'withoutReplyTo: 1, nextAttemptAt: now }', replacement: 'withoutReplyTo: 1, state: \'dead\', nextAttemptAt: null }', test, name: '3: refused content' },
  { promise: '429 stops all sending', file: outbox, search: '    if (heldUntil(now) > now) return rows\n', replacement: '', test, name: '4: 429 stops all sending' },
  { promise: 'A clock that jumps deletes nothing', file: sql, search: 'Math.min(Math.max(0, now - seen), limit)', replacement: 'Math.max(0, now - seen)', test, name: '6: a clock that jumps a month ahead' },
  { promise: 'Ready means that it can store', file: outbox, search: '...(ok ? [] : [\'store\' as const])', replacement: '...(ok ? [] : [])', test, name: '7: is ready only while it can store and send' },
  { promise: 'What waits too long reaches a person', file: outbox, search: 'found.oldestSeconds > 3600', replacement: 'found.oldestSeconds > 1e9', test, name: reachesPerson },
]
