import { randomUUID } from 'node:crypto'
import { join, relative } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { CommandError, readEnvironment, runCommand } from '../configuration/command.ts'
import { readConfiguration } from '../configuration/configuration.ts'
import { toPublicConfiguration, toViteConstants } from '../configuration/public-configuration.ts'
import { faviconSvg } from '@workspace/tokens/favicon.ts'
import { redirectToCanonical } from '../http/files.ts'
import { createPages, type PageData, type Site } from '../http/pages.ts'
import { mailService } from '@workspace/application/mail/mail-service.server.ts'
import { toMailAccount } from '../outbox/outbox-settings.ts'
import { startMailbox } from './start-mailbox.ts'
import type * as SiteApp from './site-app.ts'

/** @param siteModule path of a module that exports the site as `site` */
export const dev = (siteModule: string): Promise<void> =>
  runCommand(async () => {
    const configuration = readConfiguration(readEnvironment())
    const mailbox = configuration.RESEND_API_KEY === undefined ? await startMailbox(configuration.PORT, '.mailbox') : undefined
    const mail = mailbox?.mail ?? toMailAccount(configuration)
    // Uses a nonce, because the hashes of the inline scripts and styles of Vite and React Refresh are not known in advance.
    const nonce = randomUUID()
    // Vite's script in the page uses a worker to wait until the server has restarted.
    const sources = { scriptHashes: [`nonce-${nonce}`], styleHashes: [`nonce-${nonce}`], workers: ['blob:'] }
    let running: (ReturnType<typeof createListener> & { modules: readonly unknown[] }) | undefined

    const createListener = (vite: ViteDevServer, site: Site, { createSiteApp }: typeof SiteApp) => {
      const page = async (path: string, data: PageData) => {
        const html = await vite.transformIndexHtml(path, await site.document(path, data))
        // Removes the nonce from data scripts, which need no nonce. React would report the nonce as a difference during hydration.
        return html.replaceAll(/(<script type="application\/[^>]*) nonce="[^"]*"/g, '$1')
      }
      const pages = { ...createPages(site, page), ...sources }
      const { app, open, close } = createSiteApp({ configuration, mail, pages, writeLog: console.log })
      void open()
      // These routes replace the files of a build.
      app.route(
        '/',
        new Hono()
          .get('*', redirectToCanonical)
          .get('/favicon.svg', (c) => c.body(faviconSvg, 200, { 'Content-Type': 'image/svg+xml' }))
          .get('/site.webmanifest', (c) => c.body(site.webManifest, 200, { 'Content-Type': 'application/manifest+json' }))
          .get('*', async (c, next) => (site.paths.includes(c.req.path) ? c.html(await page(c.req.path, {})) : next())),
      )
      return { listener: getRequestListener(app.fetch), close }
    }
    /** Returns the listener, and creates a new one after the sources change. */
    const getListener = async (vite: ViteDevServer) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite does not know the types of modules that it loads by path.
      const modules = (await Promise.all(
        [siteModule, `/${relative('', join(import.meta.dirname, 'site-app.ts'))}`].map((path) => vite.ssrLoadModule(path)),
      )) as unknown as [{ site: Site }, typeof SiteApp]
      if (modules.some((module, at) => running?.modules[at] !== module)) {
        void running?.close()
        running = { ...createListener(vite, modules[0].site, modules[1]), modules }
      }
      return running!.listener
    }
    const serveSite: Plugin = {
      name: 'serve-site',
      // Vite calls this hook again when Vite restarts, for example after an edit of vite.config.ts.
      configureServer: (vite) => () => {
        vite.middlewares.use((request, response, next) => {
          getListener(vite)
            .then((listener) => listener(request, response))
            .catch(next)
        })
      },
      /** Reloads pages after an edit of a file that only the server imports. */
      hotUpdate({ file, modules, server }) {
        const isServerOnly = Object.values(server.environments).every(
          ({ name, moduleGraph }) => name === this.environment.name || !moduleGraph.getModulesByFile(file)?.size,
        )
        if (this.environment.name === 'ssr' && modules.length > 0 && isServerOnly)
          server.environments.client.hot.send({ type: 'full-reload' })
      },
    }
    const vite = await createServer({
      appType: 'custom',
      define: toViteConstants(toPublicConfiguration(configuration)),
      html: { cspNonce: nonce },
      plugins: [serveSite],
      server: { port: configuration.PORT, strictPort: true, host: '127.0.0.1' },
    })
    await vite.listen().catch((error: Error) => {
      throw new CommandError(`${error.message}. Set PORT to another port, for example PORT=4200.`)
    })
    console.log(`Site      ${vite.resolvedUrls?.local[0]}`)
    console.log(mailbox ? `Mailbox   ${mailbox.url}` : `Mail      ${mailService.name}`)
    console.log('Next: change a file and look at the page. Ctrl+C stops.')
  })
