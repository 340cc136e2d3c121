import type { HttpBindings } from '@hono/node-server'
import { createApp } from './app.ts'
import { createClientAddress } from './client-address.ts'
import { createDelivery, type Delivery, type DeliveryOptions } from './delivery.ts'
import { createLimits } from './limits.ts'
import { createLog } from './log.ts'
import type { LoadedPages } from './pages.ts'

/** What the site's app is made of. */
export interface SiteAppOptions extends Omit<DeliveryOptions, 'log'> {
  pages: LoadedPages
  /** Writes a line of the log. */
  writeLog: (line: string) => void
}

/** The site's app on Node, and what begins and ends the sending behind it. */
export const siteApp = (
  { pages, writeLog, ...options }: SiteAppOptions,
): Omit<Delivery, 'accept' | 'operations'> & { app: ReturnType<typeof createApp> } => {
  const { configuration } = options
  const log = createLog(writeLog)
  const { accept, operations, ...sending } = createDelivery({ ...options, log })
  const clientAddress = createClientAddress(configuration.TRUSTED_PROXIES)
  const app = createApp({
    siteOrigin: configuration.SITE_ORIGIN,
    accept,
    operations,
    metricsToken: configuration.METRICS_TOKEN,
    limits: createLimits(configuration.APPLICATION_RATE_LIMIT),
    pages,
    scriptHashes: pages.scriptHashes,
    ...(pages.styleHashes && { styleHashes: pages.styleHashes }),
    log,
    now: Date.now,
    clientAddress: (c) => clientAddress((c.env as HttpBindings).incoming),
  })
  return { app, ...sending }
}
