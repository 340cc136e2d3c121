import { idempotencyKey, labelDuplicate, type FrozenApplication } from '../../application/accept.server.ts'
import type { SendOutcome } from '../../application/outcome.server.ts'
import type { Send } from '../../application/send.server.ts'
import type { LogEntry } from '../log.ts'
import type { Ledger } from './ledger.server.ts'

/** A message as the queue hands it over. */
export interface QueueMessage {
  readonly body: FrozenApplication
  /** From 1. */
  readonly attempts: number
  ack: () => void
  retry: (options: { delaySeconds: number }) => void
}

/** What the consumer works with. */
export interface ConsumerOptions {
  send: Send
  ledgerOf: (reference: string) => Pick<Ledger, 'begin' | 'end'>
  /** Puts an application on the queue anew, after so many seconds. */
  enqueue: (application: FrozenApplication, delaySeconds: number) => Promise<unknown>
  /** Puts an application where only a person takes it from. */
  bury: (application: FrozenApplication) => Promise<unknown>
  /** Reports an attempt; nothing in it is personal. */
  report: (entry: Omit<LogEntry, 'event'>) => void
  /** Waits so many milliseconds. */
  pause: (milliseconds: number) => Promise<unknown>
}

/** At most eight mails leave in a second. In milliseconds. */
const pace = 125

/** The queue gives a message up after a hundred attempts or four days: before that, a new one takes its place. */
const renewal = 90

/** In seconds; the queue holds no message back for longer. */
const mostDelay = 12 * 60 * 60

/** In seconds, when the ledger cannot be asked. */
const unasked = 30

const said = (outcome: SendOutcome): Omit<LogEntry, 'event'> => {
  if (outcome.kind === 'sent') return { state: 'sent' }
  const { kind, name: error, status } = outcome
  const entry = { error, status: status ?? undefined }
  if (kind === 'refused') return { ...entry, state: 'parked', level: 'error' }
  return kind === 'possiblySent' ? { ...entry, state: 'dead', level: 'error' } : { ...entry, state: 'waiting' }
}

/** Makes the other end of the queue: it sends one mail after the other, and decides what becomes of each message. */
export const createConsumer = ({ send, ledgerOf, enqueue, bury, report, pause }: ConsumerOptions) => {
  /** Returns for how many seconds the mail service wants to be left alone. */
  const attempt = async (message: QueueMessage): Promise<number> => {
    const { reference, mail } = message.body
    const ledger = ledgerOf(reference)
    const { sent, generation, labelled } = await ledger.begin()
    if (!sent) {
      const outcome = await send(labelled ? labelDuplicate(mail, reference) : mail, idempotencyKey(reference, generation))
      const next = await ledger.end(outcome)
      report({ reference, attempt: message.attempts, ...said(outcome) })
      if (next?.kind === 'wait') {
        const delaySeconds = Math.min(Math.ceil(next.delay / 1000), mostDelay)
        if (message.attempts < renewal) {
          message.retry({ delaySeconds })
        } else {
          await enqueue(message.body, delaySeconds)
          message.ack()
        }
        return outcome.kind === 'throttled' ? delaySeconds : 0
      }
      if (next) await bury(message.body)
    }
    message.ack()
    return 0
  }

  return async (messages: readonly QueueMessage[]): Promise<void> => {
    let hold = 0
    for (const message of messages) {
      if (hold > 0) {
        message.retry({ delaySeconds: hold })
        continue
      }
      try {
        hold = await attempt(message)
      } catch (error) {
        report({ reference: message.body.reference, attempt: message.attempts, state: 'waiting', level: 'error', error: error instanceof Error ? error.name : 'Error' })
        message.retry({ delaySeconds: unasked })
      }
      await pause(pace)
    }
  }
}
