import { getConnInfo } from '@hono/node-server/conninfo'
import { createAccept } from '../application/accept.server.ts'
import { createSender, type SenderOptions } from '../application/send.server.ts'
import { createApp } from './app.ts'
import type { Configuration } from './configuration.ts'
import { createLimits } from './limits.ts'
import { createLog } from './log.ts'
import type { LoadedPages } from './pages.ts'

/** What the site's app is made of. */
export interface SiteAppOptions {
  configuration: Configuration
  /** Where mail goes: Resend, or the local mailbox. */
  mail: Pick<SenderOptions, 'apiKey' | 'baseUrl'>
  pages: LoadedPages
  /** Writes a line of the log. */
  writeLog: (line: string) => void
}

/** The site's app on Node, and the door that it puts applications through. */
export const siteApp = ({ configuration, mail, pages, writeLog }: SiteAppOptions) => {
  const accept = createAccept({ send: createSender(mail), from: configuration.APPLICATION_SENDER, to: configuration.APPLICATION_RECIPIENTS })
  const app = createApp({
    siteOrigin: configuration.SITE_ORIGIN,
    accept,
    limits: createLimits(configuration.APPLICATION_RATE_LIMIT),
    pages,
    scriptHashes: pages.scriptHashes,
    log: createLog(writeLog),
    now: Date.now,
    clientAddress: (c) => getConnInfo(c).remote.address ?? '',
  })
  return { app, accept }
}
