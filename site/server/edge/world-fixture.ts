import type { Admission, FrozenApplication } from '../../application/accept.server.ts'
import { complete } from '../../application/fixtures.ts'
import type { Mail } from '../../application/mail.server.ts'
import type { SendOutcome } from '../../application/outcome.server.ts'
import type { Application } from '../../application/schema.ts'
import type { LogEntry } from '../log.ts'
import { createConsumer, type QueueMessage } from './consumer.server.ts'
import { createLedger, type Ledger } from './ledger.server.ts'
import { createQueueAccept } from './queue.server.ts'

const day = 24 * 3_600_000

/** An application that a client has numbered, for tests. */
export const numbered = (n: number, change: Partial<Application> = {}): Application =>
  ({ ...complete, applicationId: `a0eebc99-9c0b-4ef8-bb6d-${String(n).padStart(12, '0')}`, ...change })

/** A message that says what became of it. */
export interface HeldMessage extends QueueMessage {
  became: 'waiting' | 'acked' | number
}

/** Queue, ledgers, mail service and clock in memory, and as many isolates as a test asks for. */
export const edgeWorld = () => {
  let clock = Date.parse('2026-01-02T03:04:05Z')
  const now = () => clock
  const queue: FrozenApplication[] = []
  const dead: FrozenApplication[] = []
  const paused: number[] = []
  const reports: Omit<LogEntry, 'event'>[] = []
  /** What the mail service took, by key; a repetition with the same bytes is the same mail. */
  const taken = new Map<string, { body: string; mail: Mail }>()
  const alarms: number[] = []
  const broken = { queue: false, ledger: false, endOf: '' }
  const outcomes: { outcome: SendOutcome; arrives: boolean }[] = []

  const send = async (mail: Mail, key: string): Promise<SendOutcome> => {
    const fault = outcomes.shift()
    const body = JSON.stringify(mail)
    if (!fault || fault.arrives) {
      const known = taken.get(key)
      if (known && known.body !== body) return { kind: 'possiblySent', name: 'invalid_idempotent_request', status: 409 }
      taken.set(key, { body, mail })
    }
    return fault?.outcome ?? { kind: 'sent', id: key }
  }

  const ledgers = new Map<string, Ledger>()
  const enqueue = async (application: FrozenApplication) => {
    if (broken.queue) throw new Error('no queue')
    queue.push(structuredClone(application))
  }
  const ledgerOf = (reference: string): Ledger => {
    if (broken.ledger) throw new Error('no ledger')
    const kept = new Map<string, unknown>()
    const made = createLedger({
      now, random: () => 1, retention: 30 * day, enqueue,
      storage: {
        get: async <Value>(key: string) => structuredClone(kept.get(key)) as Value | undefined,
        put: async (key, value) => void kept.set(key, structuredClone(value)),
        deleteAll: async () => kept.clear(),
        setAlarm: async (time) => void alarms.push(time),
      },
    })
    const ledger: Ledger = {
      ...made,
      end: async (outcome) => {
        if (broken.endOf === reference) throw new TypeError('no end')
        return made.end(outcome)
      },
    }
    if (!ledgers.has(reference)) ledgers.set(reference, ledger)
    return ledgers.get(reference)!
  }

  const admissions = { count: 0, answer: { ok: true } as Admission }
  const consume = createConsumer({
    send, ledgerOf, enqueue: (application) => enqueue(application), bury: async (application) => dead.push(application),
    report: (entry) => reports.push(entry), pause: async (milliseconds) => paused.push(milliseconds),
  })
  const messageOf = (body: FrozenApplication, attempts = 1): HeldMessage => {
    const message: HeldMessage = {
      body, attempts, became: 'waiting',
      ack: () => { message.became = 'acked' },
      retry: ({ delaySeconds }) => { message.became = delaySeconds },
    }
    return message
  }

  return {
    queue, dead, paused, reports, alarms, broken, admissions, ledgerOf,
    /** The mails that lie in the mailboxes. */
    mails: () => [...taken.values()].map(({ mail }) => mail),
    keys: () => [...taken.keys()],
    pass: (milliseconds: number) => (clock += milliseconds),
    /** The next attempts end so; where it arrives, the mail is delivered all the same. */
    next: (outcome: SendOutcome, arrives = false) => outcomes.push({ outcome, arrives }),
    /** A door with a memory of its own. */
    isolate: () => {
      const accept = createQueueAccept({ ledgerOf, send, now, from: 'no-reply@onenode.example', to: ['hosts@onenode.example'] })
      return (application: Application) => accept(application, { marks: [], admit: async () => {
        admissions.count++
        return admissions.answer
      } })
    },
    /** Hands messages over, new ones from the queue unless others are given. */
    deliver: async (messages: readonly HeldMessage[] = queue.splice(0).map((body) => messageOf(body))) => {
      await consume(messages)
      return messages
    },
    messageOf,
  }
}
