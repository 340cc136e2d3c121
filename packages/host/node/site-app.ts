import type { HttpBindings } from '@hono/node-server'
import { createApp } from '../http/app.ts'
import { createClientAddress } from '../http/client-address.ts'
import { createDelivery, type Delivery, type DeliveryOptions } from './delivery.ts'
import { createLimits } from '../http/limits.ts'
import { createLog } from '../http/log.ts'
import type { LoadedPages } from '../http/pages.ts'

export interface SiteAppOptions extends Omit<DeliveryOptions, 'log'> {
  pages: LoadedPages
  /** Writes a line of the log. */
  writeLog: (line: string) => void
}

/** Makes the site's app on Node; `open` and `close` begin and end delivery. */
export const siteApp = ({
  pages,
  writeLog,
  ...options
}: SiteAppOptions): Omit<Delivery, 'accept' | 'operations'> & { app: ReturnType<typeof createApp> } => {
  const { configuration } = options
  const log = createLog(writeLog)
  const { accept, operations, ...sending } = createDelivery({ ...options, log })
  const clientAddress = createClientAddress(configuration.TRUSTED_PROXIES)
  const app = createApp({
    siteOrigin: configuration.SITE_ORIGIN,
    anyHost: configuration.NODE_ENV !== 'production',
    accept,
    operations,
    metricsToken: configuration.METRICS_TOKEN,
    limits: createLimits(configuration.APPLICATION_RATE_LIMIT),
    pages,
    scriptHashes: pages.scriptHashes,
    ...(pages.styleHashes && { styleHashes: pages.styleHashes }),
    log,
    now: Date.now,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- On Node the environment of Hono is that of its Node server.
    clientAddress: (c) => clientAddress((c.env as HttpBindings).incoming),
  })
  return { app, ...sending }
}
