import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailService } from '@workspace/application/mail/mail-service.server.ts'
import { CommandError, readEnvironment, runCommand } from '../configuration/command.ts'
import { listMisspelled, readConfiguration } from '../configuration/configuration.ts'
import { toPublicConfiguration } from '../configuration/public-configuration.ts'
import { readJson } from '../configuration/read-json.ts'
import { serveFiles } from '../http/files.ts'
import { getSecurityHeaders } from '../http/headers.ts'
import { ignoreOutputErrors } from '../http/log.ts'
import { builtManifest, createBuiltPages, type LoadedPages, type Site } from '../http/pages.ts'
import { checkOutboxDirectory } from '../outbox/outbox-node.ts'
import { toMailAccount } from '../outbox/outbox-settings.ts'
import { listen } from './listen.ts'
import { createSiteApp } from './site-app.ts'

export interface ServeOptions {
  env: Readonly<Record<string, string | undefined>>
  /** Called after the check that the site is built. */
  loadPages: () => Promise<LoadedPages>
  /** @default 'dist/client' */
  root?: string
  /** @default '.mailbox' */
  mailboxDirectory?: string
  /** Prints for the person who started the server. @default console.log */
  print?: (line: string) => void
  /** @default console.log */
  writeLog?: (line: string) => void
}

export interface Running {
  siteUrl: string
  port: number
  /** Absent if emails are sent with Resend. */
  mailboxUrl: string | undefined
  /** Finishes requests and emails in progress. @param idle how long idle connections stay open, in milliseconds */
  close: (idle?: number) => Promise<void>
}

/** How long requests may take when the server stops, in milliseconds. This is longer than the timeout of the mail service. */
const grace = 10_000

/** @throws ConfigurationError or CommandError, after it has closed everything that was open. */
export const serve = async (options: ServeOptions): Promise<Running> => {
  const { env, loadPages, root = 'dist/client', mailboxDirectory = '.mailbox', print = console.log, writeLog = console.log } = options
  const configuration = readConfiguration(env)
  const { HOST, PORT, RESEND_API_KEY, SITE_ORIGIN, socketActivated } = configuration
  if (!existsSync(join(root, 'index.html'))) throw new CommandError('The site is not built yet. Run npm run build first.')
  if (configuration.APPLICATION_DELIVERY === 'outbox') checkOutboxDirectory(configuration.OUTBOX_DIRECTORY, root)
  const isProduction = configuration.NODE_ENV === 'production'
  const pages = await loadPages()
  const { publicConfiguration: built } = pages
  if (isProduction && built && built.siteOrigin !== SITE_ORIGIN) {
    throw new CommandError(
      `The site is built for ${built.siteOrigin}, but SITE_ORIGIN is ${SITE_ORIGIN}. Build it for that address: SITE_ORIGIN=${SITE_ORIGIN} npm run build.`,
    )
  }
  const mailbox = RESEND_API_KEY === undefined ? await (await import('./start-mailbox.ts')).startMailbox(PORT, mailboxDirectory) : undefined
  const openSite = async () => {
    const { app, ...delivery } = createSiteApp({ configuration, mail: mailbox?.mail ?? toMailAccount(configuration), pages, writeLog })
    app.route('/', serveFiles(root))
    const site = await listen(app, {
      port: PORT,
      hostname: HOST,
      purpose: 'the site',
      headers: getSecurityHeaders({ siteOrigin: SITE_ORIGIN }),
      // systemd passes the socket as descriptor 3.
      fd: socketActivated ? 3 : undefined,
    })
    return { site, ...delivery }
  }
  const { site, open, close } = await openSite().catch(async (error: unknown) => {
    await mailbox?.close()
    throw error
  })
  void open()

  const siteUrl = isProduction ? SITE_ORIGIN : `http://localhost:${site.port}`
  const mailboxUrl = mailbox?.url
  const formUrl = siteUrl + pages.formPath
  print(`Site      ${siteUrl}`)
  print(mailboxUrl ? `Mailbox   ${mailboxUrl}` : `Mail      ${mailService.name}`)
  for (const line of listMisspelled(env)) print(line)
  print(
    mailboxUrl
      ? `Next: apply at ${formUrl} and read the email in the mailbox. Ctrl+C stops both.`
      : `Next: apply at ${formUrl}. The email goes to ${configuration.APPLICATION_RECIPIENTS.length} recipients. Ctrl+C stops.`,
  )
  const { readers, retentionDays } = toPublicConfiguration(configuration)
  if (built && (built.readers !== readers || built.retentionDays !== retentionDays)) {
    print(
      `The form states ${built.readers} mailboxes and ${built.retentionDays} days, but the configuration has ${readers} and ${retentionDays}. Run npm run build with these settings.`,
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

/** How long idle connections stay open after SIGTERM or SIGHUP, in milliseconds. */
const idleTime = 1_000

/** Listens for signals before it opens the port, so that an early signal does not reset pending connections. */
export const serveUntilSignal = async (options: ServeOptions): Promise<Running> => {
  const starting = serve(options)
  const stop = (wait: number) => async () => {
    try {
      await (await starting).close(wait)
      process.exit(0)
    } catch {
      process.exit(1)
    }
  }
  process.once('SIGTERM', stop(idleTime))
  process.once('SIGHUP', stop(idleTime))
  process.once('SIGINT', stop(0))
  return starting
}

/** The working directory must be the root of the project. */
export async function startSite(load: () => Promise<Site>): Promise<void> {
  ignoreOutputErrors([process.stdout, process.stderr])
  await runCommand(async () =>
    serveUntilSignal({
      env: readEnvironment(),
      loadPages: async () => createBuiltPages(await load(), readJson(builtManifest, await readFile('dist/server/manifest.json', 'utf8'))),
    }),
  )
}
