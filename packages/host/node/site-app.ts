import { resolve } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { createAccept } from '@workspace/application/accept/accept.server.ts'
import { mailService } from '@workspace/application/mail/mail-service.server.ts'
import type { SenderOptions } from '@workspace/application/mail/send.server.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { createApp } from '../http/app.ts'
import { createClientAddress } from '../http/client-address.ts'
import { createLimits } from '../http/limits.ts'
import { createLog, type Log } from '../http/log.ts'
import type { LoadedPages } from '../http/pages.ts'
import { createNodeOutbox } from '../outbox/outbox-node.ts'
import { createReport, toOutboxSettings } from '../outbox/outbox-settings.ts'

export interface SiteAppOptions {
  configuration: Configuration
  /** Access to the mail service or the local mailbox. */
  mail: Pick<SenderOptions, 'apiKey' | 'baseUrl'>
  pages: LoadedPages
  writeLog: (line: string) => void
}

const createDelivery = ({ configuration, mail }: Pick<SiteAppOptions, 'configuration' | 'mail'>, log: Log) => {
  const { APPLICATION_DELIVERY, OUTBOX_DIRECTORY: directory } = configuration
  const options = { ...toOutboxSettings(configuration), send: mailService.createSender(mail) }
  if (APPLICATION_DELIVERY === 'direct') {
    const accept = createAccept(options)
    return { accept, open: async () => {}, close: accept.idle }
  }
  const report = createReport(log, resolve(directory))
  const outbox = createNodeOutbox({ ...options, directory, report })
  const accept = createAccept({ ...options, report, outbox })
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

/** `open` starts the delivery of applications and `close` stops it. */
export const createSiteApp = ({ pages, writeLog, ...options }: SiteAppOptions) => {
  const { configuration } = options
  const log = createLog(writeLog)
  const { accept, operations, open, close } = createDelivery(options, log)
  const clientAddress = createClientAddress(configuration.TRUSTED_PROXIES)
  const app = createApp({
    siteOrigin: configuration.SITE_ORIGIN,
    anyHost: configuration.NODE_ENV !== 'production',
    accept,
    operations,
    metricsToken: configuration.METRICS_TOKEN,
    limits: createLimits(configuration.APPLICATION_RATE_LIMIT),
    pages,
    log,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- On Node, the environment of Hono is that of its Node server.
    clientAddress: (c) => clientAddress((c.env as HttpBindings).incoming),
  })
  return { app, open, close }
}
