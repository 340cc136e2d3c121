import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { languageScript } from '../ui/docs/CodeTabs/language-script.ts'
import { SocialCard } from '../ui/shell/SocialCard/SocialCard.tsx'
import { themeScript } from '../ui/shell/ThemeToggle/theme-script.ts'
import { PageDataProvider, type PageData } from './page-data.tsx'
import { brand } from './content/brand.ts'
import type { PageHead } from './Head.tsx'
import { Component as Mailbox } from './pages/mailbox.tsx'
import type { MailboxView } from './server/mailbox/view.ts'
import { routes } from './routes.tsx'

export { socialCardSize } from '../ui/shell/SocialCard/SocialCard.tsx'
export { pictureOf } from './Head.tsx'

/** Runs before the first paint: the theme, and the language of the samples. */
export const inlineScript = `${themeScript};${languageScript}`

/** One rendered page: what belongs into the head, the body, and the source files of its routes. */
export interface Rendered {
  head: string
  body: string
  files: string[]
  /** What the page says about itself. */
  about: PageHead
}

async function toHtml(tree: ReactNode): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(tree)
  const html = await new Response(prelude).text()
  // React writes the hoisted title, meta and link elements first when the tree has no head of its own.
  const [head] = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html)!
  return { head, body: html.slice(head.length) }
}

/** Renders the page of the local mailbox. */
export const renderInbox = async (view: MailboxView) => ({ ...(await toHtml(<Mailbox {...view} />)), files: ['site/pages/mailbox.tsx'] })

/** The picture of a page, to be drawn. */
export const cardOf = ({ headline, title }: PageHead) => (
  <SocialCard name={brand.name} title={headline ?? title} label={new URL(import.meta.env.SITE_ORIGIN).host} />
)

/** Every address that is prerendered; `/404` is the page for all others. */
export const paths = ['/404', ...(routes[0]!.children ?? []).map(({ path }) => path!).filter((path) => path !== '*')]

/**
 * Renders a page to HTML.
 * @throws when the path redirects.
 */
export async function render(path: string, data: PageData = {}): Promise<Rendered> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://static${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects: a page must render where it stands.`)
  const parts = await toHtml(
    <PageDataProvider value={data}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </PageDataProvider>,
  )
  return { ...parts, files: context.matches.map(({ route }) => route.id), about: context.matches.at(-1)!.route.handle as PageHead }
}
