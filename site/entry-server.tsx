import type { ReactElement, ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { languageScript } from '../ui/docs/CodeTabs/language-script.ts'
import { SocialCard } from '../ui/shell/SocialCard/SocialCard.tsx'
import { themeScript } from '../ui/shell/ThemeToggle/theme-script.ts'
import { App } from './App.tsx'
import { bootScript } from './boot.ts'
import { brand } from './content/brand.ts'
import { docsPages } from './docs/contents.ts'
import { headOf } from './docs/head.ts'
import { textOf } from './docs/text-of.ts'
import { loadTools } from './docs/tools.ts'
import type { PageHead } from './Head.tsx'
import { PageDataProvider, type PageData } from './page-data.tsx'
import { Component as Mailbox } from './pages/mailbox.tsx'
import type { MailboxView } from './server/mailbox/view.ts'
import { notFound, routes } from './routes.ts'

export { socialCardSize } from '../ui/shell/SocialCard/SocialCard.tsx'
export { nearest } from './docs/nearest.ts'
export { textOf } from './docs/text-of.ts'
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
export const cardOf = ({ headline, title }: PageHead) => (
  <SocialCard name={brand.name} title={headline ?? title} label={new URL(import.meta.env.SITE_ORIGIN).host} />
)

/** Every address that is prerendered; `/404` is the page for all others. */
export const paths = ['/404', ...Object.keys(routes), ...docsPages.map(({ path }) => path)]

async function pageOf(path: string): Promise<{ file: string; about: PageHead; element: ReactElement }> {
  const text = await textOf(path)
  if (text) {
    const [{ DocsPage }, tools] = await Promise.all([import('./docs/DocsPage.tsx'), loadTools(text.tools)])
    return { file: text.tools.length > 0 ? 'site/docs/tools.ts' : 'site/docs/DocsPage.tsx', about: headOf(text.place), element: <DocsPage {...text} tools={tools} /> }
  }
  const { file, load } = routes[path] ?? notFound
  const { Component, handle } = await load()
  return { file, about: handle, element: <Component /> }
}

/** Renders a page to HTML. */
export async function render(path: string, data: PageData = {}): Promise<Rendered> {
  const { element, ...page } = await pageOf(path)
  const parts = await toHtml(
    <PageDataProvider value={data}>
      <Router ssrPath={path}>
        <App first={{ path, element }} />
      </Router>
    </PageDataProvider>,
  )
  return { ...parts, ...page }
}
