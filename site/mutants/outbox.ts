import type { Mutant } from './mutant.ts'

const delivery = 'site/application/outbox/delivery.server.ts'
const outbox = 'site/application/outbox/outbox.server.ts'
const attempt = 'site/application/outbox/attempt.server.ts'
const sql = 'site/application/outbox/sql.server.ts'
const test = 'site/application/accept/outbox.test.ts'

/** Storage and delivery. */
export const outboxMutants: readonly Mutant[] = [
  {
    promise: 'A possible duplicate says so',
    file: attempt,
    search: 'labelled: progress.maybeSent || progress.labelled ? 1 : 0',
    replacement: 'labelled: 0',
    test,
  },
  {
    promise: 'A possible duplicate says so in its subject',
    file: 'site/application/mail/mail.server.ts',
    search: 'options.possibleDuplicate ? words.possibleDuplicate(subject, options.reference) : subject',
    replacement: 'subject',
    test,
  },
  {
    promise: 'The outbox has an end',
    file: outbox,
    search: 'waiting < capacity * crowded ||',
    replacement: 'waiting < 1e9 ||',
    test,
  },
  {
    promise: 'One network cannot fill the outbox',
    file: outbox,
    search: '!isWaiting(database, client)',
    replacement: "client !== ''",
    test,
  },
  {
    promise: 'A damaged row holds up no other',
    file: delivery,
    search: '        markDead(reference)\n',
    replacement: '        throw new Error(reference)\n',
    test,
  },
  {
    promise: 'Two senders share the work',
    file: sql,
    search: '(leaseUntil IS NULL OR leaseUntil <= ? OR leaseUntil > ?)',
    replacement: '(? + ? > 0)',
    test,
  },
  {
    promise: 'What may have been accepted keeps its bytes',
    file: 'site/application/outbox/render-row.server.ts',
    search: '  if (row.maybeSent && row.mail !== null) return row.mail\n',
    replacement: '',
    test,
  },
  {
    promise: 'A mended setting mends what waits',
    file: outbox,
    search: "retryRows(database, clock.now(), 'parked')",
    replacement: 'undefined',
    test,
  },
  {
    promise: 'Refused content is retried without reply-to',
    file: attempt,
    search: 'withoutReplyTo: 1, nextAttemptAt: now }',
    replacement: "withoutReplyTo: 1, state: 'dead', nextAttemptAt: null }",
    test,
  },
  {
    promise: '429 stops all sending',
    file: delivery,
    search: '    if (heldUntil(now) > now) return rows\n',
    replacement: '',
    test,
  },
  {
    promise: 'A clock that jumps deletes nothing',
    file: sql,
    search: 'Math.min(Math.max(0, now - seen), limit)',
    replacement: 'Math.max(0, now - seen)',
    test,
  },
  {
    promise: 'Ready means that it can store',
    file: outbox,
    search: "...(ok ? [] : ['store' as const])",
    replacement: '...(ok ? [] : [])',
    test,
  },
  {
    promise: 'What waits too long reaches a person',
    file: outbox,
    search: 'found.oldestSeconds > 3600',
    replacement: 'found.oldestSeconds > 1e9',
    test,
  },
]
