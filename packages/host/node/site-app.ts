import type { HttpBindings } from '@hono/node-server'
import { createApp } from '../http/app.ts'
import { createClientAddress } from '../http/client-address.ts'
import { createDelivery, type DeliveryOptions } from './delivery.ts'
import { createLimits } from '../http/limits.ts'
import { createLog } from '../http/log.ts'
import type { LoadedPages } from '../http/pages.ts'

export interface SiteAppOptions extends Omit<DeliveryOptions, 'log'> {
  pages: LoadedPages
  writeLog: (line: string) => void
}

/** `open` starts the delivery of applications and `close` stops it. */
export const createSiteApp = ({ pages, writeLog, ...options }: SiteAppOptions) => {
  const { configuration } = options
  const log = createLog(writeLog)
  const { accept, operations, open, close } = createDelivery({ ...options, log })
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
