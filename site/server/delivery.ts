import type { Accept } from '../application/accept.server.ts'
import { createDirect } from '../application/direct.server.ts'
import { paced } from '../application/pace.server.ts'
import { createSender, type SenderOptions } from '../application/send.server.ts'
import type { Report } from '../application/spool/report.server.ts'
import { createSpool } from '../application/spool/spool.server.ts'
import type { Configuration } from './configuration.ts'
import type { Log } from './log.ts'

/** What the way of an application on Node is made of. */
export interface DeliveryOptions {
  configuration: Configuration
  /** Where mail goes: Resend, or the local mailbox. */
  mail: Pick<SenderOptions, 'apiKey' | 'baseUrl'>
  log: Log
  /** Writes a line for the person who started the server. */
  print: (line: string) => void
}

/** The door for applications, and what ends it. */
export interface Delivery {
  accept: Accept
  /** Begins to send what waited before the start. */
  open: () => Promise<void>
  /** Begins nothing more, and settles when no attempt is under way. */
  close: () => Promise<void>
}

/** Writes to the log what the spool has to tell; what asks for somebody is an error there. */
export const reportTo = (log: Log): Report => (said) => {
  switch (said.kind) {
    case 'corrupt': return log({ event: 'spool', reference: said.reference, state: 'corrupt', level: 'error' })
    case 'disk': return log({ event: 'spool', reference: said.reference, error: said.error, level: 'error' })
    case 'sent': return log({ event: 'delivery', reference: said.reference, state: 'sent', attempt: said.attempt })
    default: {
      const { kind, reference, attempt, error, status } = said
      return log({ event: 'delivery', status: status ?? undefined, reference, error, state: kind, attempt, level: kind === 'waiting' ? undefined : 'error' })
    }
  }
}

/** Says how far the sending of what waited has come, not more often than every two seconds, and when it is done. */
const progressTo = (print: (line: string) => void, now: () => number = Date.now) => {
  let last = now()
  return (tried: number, of: number) => {
    if (tried < of && now() - last < 2_000) return
    last = now()
    print(`Sending waiting applications: ${tried} of ${of}`)
  }
}

/** Makes the door that the configuration asks for. */
export const createDelivery = ({ configuration, mail, log, print }: DeliveryOptions): Delivery => {
  const { APPLICATION_DELIVERY, APPLICATION_SENDER: from, APPLICATION_RECIPIENTS: to } = configuration
  const { SPOOL_DIRECTORY: directory, SPOOL_RETENTION_DAYS: retentionDays } = configuration
  const send = paced(createSender(mail))
  if (APPLICATION_DELIVERY === 'direct') {
    const accept = createDirect({ send, from, to })
    return { accept, open: async () => {}, close: accept.idle }
  }
  const accept = createSpool({ directory, send, from, to, retentionDays, report: reportTo(log), progress: progressTo(print) })
  return { accept, open: accept.open, close: accept.close }
}
