import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfiguration } from '../configuration/configuration.ts'
import { files } from '../http/files.ts'
import { securityHeaders } from '../http/headers.ts'
import { listen, type Listening } from './listen.ts'
import { publicConfigurationOf } from '../configuration/public-configuration.ts'
import type { LoadedPages } from '../http/pages.ts'
import { mailAccount } from '../outbox/outbox-settings.ts'
import { mailService } from '@workspace/application/mail/mail-service.server.ts'
import { checkOutboxDirectory } from '../outbox/outbox-node.ts'
import { siteApp } from './site-app.ts'
import { CommandError } from '../configuration/command.ts'

export interface ServeOptions {
  env: Readonly<Record<string, string | undefined>>
  /** Loads the pages, after the check that the build exists. */
  loadPages: () => Promise<LoadedPages>
  /** The folder of the built site. @default 'dist/client' */
  root?: string
  /** The folder of the local mailbox. @default '.mailbox' */
  mailboxDirectory?: string
  /** Writes a line for the person who started the server. @default console.log */
  print?: (line: string) => void
  /** Writes a line of the log. @default console.log */
  writeLog?: (line: string) => void
}

/** A running site. */
export interface Running {
  siteUrl: string
  port: number
  /** Absent with Resend. */
  mailboxUrl: string | undefined
  /** Finishes requests and mails under way, then stops. @param idle time for an idle connection's next request, in milliseconds */
  close: (idle?: number) => Promise<void>
}

/** Longest drain of open requests, in milliseconds: longer than the mail service may take. */
const grace = 10_000

const serveSite = async (options: ServeOptions, opened: Pick<Listening, 'close'>[]): Promise<Running> => {
  const { env, loadPages, root = 'dist/client', mailboxDirectory = '.mailbox', print = console.log, writeLog = console.log } = options
  const configuration = readConfiguration(env)
  const { HOST, PORT, RESEND_API_KEY, SITE_ORIGIN, socketActivated } = configuration
  if (!existsSync(join(root, 'index.html'))) throw new CommandError('The site is not built yet. Run npm run build first.')
  if (configuration.APPLICATION_DELIVERY === 'outbox') checkOutboxDirectory(configuration.OUTBOX_DIRECTORY, root)
  const production = configuration.NODE_ENV === 'production'
  const pages = await loadPages()
  const { publicConfiguration: built } = pages
  if (production && built && built.siteOrigin !== SITE_ORIGIN) {
    throw new CommandError(
      `The site is built for ${built.siteOrigin}, and SITE_ORIGIN is ${SITE_ORIGIN}. Build it for that address: SITE_ORIGIN=${SITE_ORIGIN} npm run build.`,
    )
  }
  const mailbox = RESEND_API_KEY === undefined ? await (await import('./start-mailbox.ts')).startMailbox(PORT, mailboxDirectory) : undefined
  if (mailbox) opened.unshift(mailbox)
  const { app, open, close } = siteApp({
    configuration,
    mail: mailbox?.mail ?? mailAccount(configuration),
    pages,
    writeLog,
  })
  app.route('/', files(root))
  const site = await listen(app, {
    port: PORT,
    hostname: HOST,
    purpose: 'the site',
    headers: securityHeaders({ siteOrigin: SITE_ORIGIN }),
    // First descriptor of systemd's socket activation.
    fd: socketActivated ? 3 : undefined,
  })
  opened.unshift(site)
  void open()

  const siteUrl = production ? SITE_ORIGIN : `http://localhost:${site.port}`
  const mailboxUrl = mailbox?.url
  print(`Site      ${siteUrl}`)
  print(mailboxUrl ? `Mailbox   ${mailboxUrl}` : `Mail      ${mailService.name}`)
  print(
    mailboxUrl
      ? `Next: apply at ${siteUrl}/cloud-host-form and read the mail in the mailbox. Ctrl+C stops both.`
      : `Next: apply at ${siteUrl}/cloud-host-form; the mail goes to ${configuration.APPLICATION_RECIPIENTS.length} recipients. Ctrl+C stops.`,
  )
  const { readers, retentionDays } = publicConfigurationOf(configuration)
  if (built && (built.readers !== readers || built.retentionDays !== retentionDays)) {
    print(
      `The form states ${built.readers} mailboxes and ${built.retentionDays} days, the configuration ${readers} and ${retentionDays}: run npm run build with these settings.`,
    )
  }
  return {
    siteUrl,
    port: site.port,
    mailboxUrl,
    close: async (idle) => {
      await site.close(grace, idle)
      await close()
      await mailbox?.close()
    },
  }
}

/**
 * Starts the site and, where no key is set outside production, the local mailbox.
 * @throws ConfigurationError or CommandError with one line for each fix; nothing stays open then.
 */
export const serve = async (options: ServeOptions): Promise<Running> => {
  const opened: Pick<Listening, 'close'>[] = []
  try {
    return await serveSite(options, opened)
  } catch (error) {
    for (const listening of opened) await listening.close(0)
    throw error
  }
}
