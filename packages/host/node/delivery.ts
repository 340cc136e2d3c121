import { createAccept, type Accept } from '@workspace/application/accept/accept.server.ts'
import { createSender, type SenderOptions } from '@workspace/application/mail/send.server.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Log } from '../http/log.ts'
import type { Operations } from '../http/operations.ts'
import { createNodeOutbox } from '../outbox/outbox-node.ts'
import { outboxSettings, reportTo } from '../outbox/outbox-settings.ts'

export interface DeliveryOptions {
  configuration: Configuration
  /** Resend or the local mailbox. */
  mail: Pick<SenderOptions, 'apiKey' | 'baseUrl'>
  log: Log
  /** Writes a line for the person who started the server. */
  print: (line: string) => void
}

/** Accepts and sends applications. */
export interface Delivery {
  accept: Accept
  operations: Operations
  /** Begins to send waiting applications. */
  open: () => Promise<void>
  /** Stops new attempts, and settles when none is under way. */
  close: () => Promise<void>
}

/** Makes the configured delivery: the outbox, or direct. */
export const createDelivery = ({ configuration, mail, log, print }: DeliveryOptions): Delivery => {
  const { APPLICATION_DELIVERY, OUTBOX_DIRECTORY: directory } = configuration
  const send = createSender(mail)
  const settings = outboxSettings(configuration)
  if (APPLICATION_DELIVERY === 'direct') {
    const accept = createAccept({ ...settings, send })
    return { accept, operations: { ready: async () => [] }, open: async () => {}, close: accept.idle }
  }
  const report = reportTo(log)
  // Earlier versions kept their files in .spool, or in the folder that is now named OUTBOX_DIRECTORY.
  const outbox = createNodeOutbox({
    ...settings,
    directory,
    send,
    report,
    print,
    spools: [directory, ...(directory === '.outbox' ? ['.spool'] : [])],
  })
  const accept = createAccept({
    ...settings,
    send,
    report,
    outbox: { find: async (reference) => outbox.find(reference), store: outbox.store },
  })
  return {
    accept,
    operations: { ready: outbox.ready, figures: async () => outbox.figures() },
    open: outbox.start,
    close: async () => {
      await accept.idle()
      await outbox.close()
    },
  }
}
