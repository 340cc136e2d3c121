import { randomUUID } from 'node:crypto'
import { join, relative } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createServer } from 'vite'
import { CommandError, runCommand } from '../configuration/command.ts'
import { readConfiguration } from '../configuration/configuration.ts'
import { environment } from '../configuration/environment.ts'
import { publicConfigurationOf, viteDefine } from '../configuration/public-configuration.ts'
import { faviconSvg } from '@workspace/tokens/favicon.ts'
import { canonicalAddresses } from '../http/files.ts'
import { createPages, type PageData, type Site } from '../http/pages.ts'
import { mailService } from '@workspace/application/mail/mail-service.server.ts'
import { mailAccount } from '../outbox/outbox-settings.ts'
import { startMailbox } from './start-mailbox.ts'
import type * as SiteApp from './site-app.ts'

/**
 * Serves site, endpoint and mailbox with hot reload: Vite for modules and styles, then the app of production.
 * @param siteModule exports the site as `site`; its path as Vite addresses it.
 */
export const dev = (siteModule: string): Promise<void> =>
  runCommand(async () => {
    const configuration = readConfiguration(environment())
    // The content policy differs from production in `script-src` and `style-src` only: Vite and React's refresh write inline scripts and
    // styles, whose hashes are not known before.
    const nonce = randomUUID()
    const sources = { scriptHashes: [`nonce-${nonce}`], styleHashes: [`nonce-${nonce}`] }
    const vite = await createServer({
      appType: 'custom',
      define: viteDefine(publicConfigurationOf(configuration)),
      html: { cspNonce: nonce },
      server: { port: configuration.PORT, strictPort: true, host: '127.0.0.1' },
    })
    const mailbox = configuration.RESEND_API_KEY === undefined ? await startMailbox(configuration.PORT, '.mailbox') : undefined
    const mail = mailbox?.mail ?? mailAccount(configuration)

    const makeApp = (site: Site, { siteApp }: typeof SiteApp) => {
      const page = async (path: string, data: PageData) => vite.transformIndexHtml(path, await site.document(path, data))
      const pages = { ...createPages(site, page), ...sources }
      const { app, open, close } = siteApp({ configuration, mail, pages, writeLog: console.log })
      void open()
      // In place of the files of a build.
      app.route(
        '/',
        new Hono()
          .get('*', canonicalAddresses)
          .get('/favicon.svg', (c) => c.body(faviconSvg, 200, { 'Content-Type': 'image/svg+xml' }))
          .get('/site.webmanifest', (c) => c.body(site.webManifest, 200, { 'Content-Type': 'application/manifest+json' }))
          .get('*', async (c, next) => (site.paths.includes(c.req.path) ? c.html(await page(c.req.path, {})) : next())),
      )
      return { listener: getRequestListener(app.fetch), close }
    }
    let made: (ReturnType<typeof makeApp> & { from: readonly unknown[] }) | undefined
    /** App of the current sources, made again after a change. */
    const current = async () => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The modules are loaded by their paths.
      const from = (await Promise.all(
        [siteModule, `/${relative('', join(import.meta.dirname, 'site-app.ts'))}`].map((path) => vite.ssrLoadModule(path)),
      )) as unknown as [{ site: Site }, typeof SiteApp]
      if (from.some((module, at) => made?.from[at] !== module)) {
        void made?.close()
        made = { ...makeApp(from[0].site, from[1]), from }
      }
      return made!.listener
    }
    vite.middlewares.use((request, response, next) => {
      current()
        .then((listener) => listener(request, response))
        .catch(next)
    })
    await vite.listen().catch((error: Error) => {
      throw new CommandError(`${error.message}. Set PORT to another one, for example PORT=4200.`)
    })
    console.log(`Site      ${vite.resolvedUrls?.local[0]}`)
    console.log(mailbox ? `Mailbox   ${mailbox.url}` : `Mail      ${mailService.name}`)
    console.log('Next: change a file and look at the page. Ctrl+C stops.')
  })
