import { createAccept, type Accept } from '@workspace/application/accept/accept.server.ts'
import { mailService } from '@workspace/application/mail/mail-service.server.ts'
import type { SenderOptions } from '@workspace/application/mail/send.server.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Log } from '../http/log.ts'
import type { Operations } from '../http/operations.ts'
import { createNodeOutbox } from '../outbox/outbox-node.ts'
import { outboxSettings, reportTo } from '../outbox/outbox-settings.ts'

/** Options of delivery on Node. */
export interface DeliveryOptions {
  configuration: Configuration
  /** Account at the mail service, or at the local mailbox. */
  mail: Pick<SenderOptions, 'apiKey' | 'baseUrl'>
  log: Log
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

/** Delivers through the outbox or directly, as the configuration says. */
export const createDelivery = ({ configuration, mail, log }: DeliveryOptions): Delivery => {
  const { APPLICATION_DELIVERY, OUTBOX_DIRECTORY: directory } = configuration
  const send = mailService.createSender(mail)
  const settings = outboxSettings(configuration)
  if (APPLICATION_DELIVERY === 'direct') {
    const accept = createAccept({ ...settings, send })
    return { accept, operations: { ready: async () => [] }, open: async () => {}, close: accept.idle }
  }
  const report = reportTo(log)
  const outbox = createNodeOutbox({ ...settings, directory, send, report })
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
