import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { languageScript } from '../ui/docs/CodeTabs/language-script.ts'
import { HydrationProvider } from '../ui/elements/hydration/HydrateOnIntent.tsx'
import { SocialCard } from '../ui/shell/SocialCard/SocialCard.tsx'
import { themeScript } from '../ui/shell/ThemeToggle/theme-script.ts'
import { bootScript } from './boot.ts'
import { brand } from './content/brand.ts'
import { errors } from './content/errors.ts'
import type { PageHead } from './Head.tsx'
import { PageDataProvider, type PageData } from './page-data.tsx'
import { Component as Mailbox } from './pages/mailbox.tsx'
import { addressesOf, routes } from './routes.tsx'
import type { MailboxView } from './server/mailbox/view.ts'

export { socialCardSize } from '../ui/shell/SocialCard/SocialCard.tsx'
export { nearest } from './docs/nearest.ts'
export { pictureOf } from './Head.tsx'

/** Runs before the first paint: the theme, the language of the samples, and what brings React later. */
export const inlineScript = (entries: readonly string[]) => `${themeScript};${languageScript};${bootScript(entries)}`

/** One rendered page: what belongs into the head, the body, and its source file. */
export interface Rendered {
  head: string
  body: string
  file: string
  /** What the page says about itself. */
  about: PageHead
}

async function toHtml(tree: ReactNode): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const html = await new Response(prelude).text()
  // React writes the hoisted title, meta and link elements first when the tree has no head of its own.
  const [head] = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html)!
  return { head, body: html.slice(head.length) }
}

/** Renders the page of the local mailbox. */
export const renderInbox = async (view: MailboxView) => ({ ...(await toHtml(<Mailbox {...view} />)), file: 'site/pages/mailbox.tsx' })

/** The picture of a page, to be drawn. */
export const cardOf = ({ headline, title, path }: PageHead & { path: string }) => {
  const { host, pathname } = new URL(path, import.meta.env.SITE_ORIGIN)
  return <SocialCard name={brand.name} title={headline ?? title} label={pathname === '/' ? host : host + pathname} />
}

/** Every address that is prerendered; `/404` is the page for all others. */
export const paths = ['/404', ...addressesOf(routes)]

const handler = createStaticHandler(routes)

/** Renders a page to HTML. */
export async function render(path: string, data: PageData = {}): Promise<Rendered> {
  const context = await handler.query(new Request(new URL(path, import.meta.env.SITE_ORIGIN)))
  if (context instanceof Response) throw new Error(`${path} answers with ${context.status} instead of a page.`)
  const [error] = Object.values(context.errors ?? {})
  if (error !== undefined) throw error
  const { route } = context.matches.at(-1)!
  const parts = await toHtml(
    <PageDataProvider value={data}>
      <HydrationProvider failed={errors.part}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </HydrationProvider>
    </PageDataProvider>,
  )
  return { ...parts, file: route.id, about: route.handle as PageHead }
}
