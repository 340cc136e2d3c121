import { resolve } from 'node:path'
import { createAccept, type Accept } from '@workspace/application/accept/accept.server.ts'
import { mailService } from '@workspace/application/mail/mail-service.server.ts'
import type { SenderOptions } from '@workspace/application/mail/send.server.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Log } from '../http/log.ts'
import type { Operations } from '../http/operations.ts'
import { createNodeOutbox } from '../outbox/outbox-node.ts'
import { createReport, toOutboxSettings } from '../outbox/outbox-settings.ts'

export interface DeliveryOptions {
  configuration: Configuration
  /** Access to the mail service or the local mailbox. */
  mail: Pick<SenderOptions, 'apiKey' | 'baseUrl'>
  log: Log
}

export interface Delivery {
  accept: Accept
  operations?: Operations
  open: () => Promise<void>
  close: () => Promise<void>
}

export const createDelivery = ({ configuration, mail, log }: DeliveryOptions): Delivery => {
  const { APPLICATION_DELIVERY, OUTBOX_DIRECTORY: directory } = configuration
  const send = mailService.createSender(mail)
  const settings = toOutboxSettings(configuration)
  if (APPLICATION_DELIVERY === 'direct') {
    const accept = createAccept({ ...settings, send })
    return { accept, open: async () => {}, close: accept.idle }
  }
  const report = createReport(log, resolve(directory))
  const outbox = createNodeOutbox({ ...settings, directory, send, report })
  const accept = createAccept({ ...settings, send, report, outbox })
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
