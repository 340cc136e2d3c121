import { getRequestListener } from '@hono/node-server'
import { createServer, type ViteDevServer } from 'vite'
import { receivedPath } from '../../application/endpoint.ts'
import { faviconSvg, webManifest } from '../../html/icons.ts'
import { htmlDocument } from '../../html/html-document.ts'
import { viteDefine, publicConfigurationOf } from '../../configuration/public-configuration.ts'
import type * as EntryServer from '../../entry-server.tsx'
import type { PageData } from '../../app/page-data.tsx'
import { readConfiguration } from '../../configuration/configuration.ts'
import { environment } from '../../configuration/environment.ts'
import type { LoadedPages } from '../http/pages.ts'
import { startMailbox } from './serve.ts'
import type * as SiteApp from './site-app.ts'
import { runCommand, CommandError } from '../../configuration/command.ts'

const font = '/tokens/fonts/instrument-sans.woff2'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The module is loaded by its path.
const entry = (vite: ViteDevServer) => vite.ssrLoadModule('/site/entry-server.tsx') as Promise<typeof EntryServer>

/** The pages, rendered from the current sources for each request. */
function livePages(vite: ViteDevServer): LoadedPages & { page: (path: string, data?: PageData) => Promise<string> } {
  const page = async (path: string, data: PageData = {}) => {
    const { render, inlineScript } = await entry(vite)
    const html = htmlDocument(
      { font, pages: {}, inlineScript: inlineScript(['/site/entry-client.tsx']) },
      { ...(await render(path, data)), data },
    )
    return vite.transformIndexHtml(path, html)
  }
  return {
    page,
    form: (formResult) => page('/cloud-host-form', { formResult }),
    received: (reference) => page(`${receivedPath}/${reference}`),
    notFound: async (path) => page(path, { suggestions: (await entry(vite)).suggestedPages(path) }),
    mailbox: async (view) =>
      htmlDocument({ font, pages: {}, inlineScript: '' }, { ...(await (await entry(vite)).renderInbox(view)), hydrates: false }),
    scriptHashes: [],
  }
}

/** Files that the build writes. */
const generated: Readonly<Record<string, { type: string; content: string }>> = {
  '/favicon.svg': { type: 'image/svg+xml', content: faviconSvg },
  '/site.webmanifest': { type: 'application/manifest+json', content: webManifest },
}

/** Site, endpoint and mailbox with hot reload. The endpoint's modules are loaded by Vite too, and made anew when one has changed. */
async function dev() {
  const configuration = readConfiguration(environment())
  const vite = await createServer({
    appType: 'custom',
    define: viteDefine(publicConfigurationOf(configuration)),
    server: { port: configuration.PORT, strictPort: true, host: '127.0.0.1' },
  })
  const pages = livePages(vite)
  const mailbox =
    configuration.RESEND_API_KEY === undefined ? await startMailbox(configuration.PORT, '.mailbox', 'dist/client', pages) : undefined
  const mail = mailbox
    ? { apiKey: mailbox.apiKey, baseUrl: `http://127.0.0.1:${mailbox.listening.port}` }
    : { apiKey: configuration.RESEND_API_KEY ?? '', baseUrl: configuration.RESEND_BASE_URL }
  let made: { from: typeof SiteApp; listener: ReturnType<typeof getRequestListener>; close: () => Promise<void> } | undefined
  const endpoint = async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The module is loaded by its path.
    const from = (await vite.ssrLoadModule('/site/server/node/site-app.ts')) as typeof SiteApp
    if (made?.from !== from) {
      void made?.close()
      const { app, open, close } = from.siteApp({ configuration, mail, pages, print: console.log, writeLog: console.log })
      void open()
      made = { from, listener: getRequestListener(app.fetch), close }
    }
    return made.listener
  }
  vite.middlewares.use((request, response, next) => {
    const path = new URL(request.url ?? '/', configuration.SITE_ORIGIN).pathname
    const answer = async () => {
      if (path.startsWith('/api/') || path.startsWith('/healthz') || path === '/metrics' || path.startsWith(`${receivedPath}/`))
        return (await endpoint())(request, response)
      const file = generated[path]
      if (file) {
        response.setHeader('Content-Type', file.type)
        return response.end(file.content)
      }
      const { paths, suggestedPages } = await entry(vite)
      response.statusCode = paths.includes(path) ? 200 : 404
      response.setHeader('Content-Type', 'text/html')
      return response.end(await pages.page(path, paths.includes(path) ? {} : { suggestions: suggestedPages(path) }))
    }
    answer().catch(next)
  })
  await vite.listen().catch((error: Error) => {
    throw new CommandError(`${error.message}. Set PORT to another one, for example PORT=4200.`)
  })
  console.log(`Site      ${vite.resolvedUrls?.local[0]}`)
  console.log(mailbox ? `Mailbox   http://localhost:${mailbox.listening.port}` : 'Mail      Resend')
  console.log('Next: change a file and look at the page. Ctrl+C stops.')
}

await runCommand(dev)
