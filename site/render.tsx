import type { ReactElement, ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { languageScript } from '#ui/docs/CodeTabs/languages.ts'
import { hideUntilFound } from '#ui/elements/collapse/until-found.ts'
import { SocialCard } from '#ui/shell/SocialCard/SocialCard.tsx'
import { themeScript } from '#ui/shell/ThemeToggle/theme-script.ts'
import { startScript } from './frame/hydration/start-script.ts'
import { brand } from '@workspace/tokens/brand.ts'
import { metrics } from '@workspace/tokens/fonts/font-metrics.ts'
import { errors } from './frame/words/errors.ts'
import { getPicturePath, type PageHead } from './frame/Head.tsx'
import type { DocsHandle } from './docs/navigation/create-handle.ts'
import { getCardSample } from './docs/navigation/card-sample.ts'
import { Parts } from './frame/Parts.tsx'
import type { PageData } from '@workspace/host/http/pages.ts'
import { PageDataContext } from './frame/page-data.ts'
import { withFrame } from './frame/with-frame.tsx'
import { listAddresses, routes } from './routes.tsx'

export interface RenderedPage {
  head: string
  body: string
  /** Source file, which is the key in the manifest. */
  file: string
  /** Absent if search engines should not list the page. */
  listed?: { path: string; picture: string; card: ReactElement }
}

/**
 * Loads the fonts before the first layout. Otherwise a browser loads them during that layout, even though the styles contain them.
 * The browser then looks up the fallbacks in the system, and lays out the page again for each font. Browsers that turn off web fonts have no
 * `document.fonts`.
 */
const fontScript = Object.values(metrics)
  .map(({ familyName }) => `document.fonts?.load('1em ${familyName}').catch(()=>{})`)
  .join(';')

export const inlineScript = (entries: readonly string[]) => `${themeScript};${fontScript};${languageScript};${startScript(entries)}`

async function toHtml(tree: ReactNode): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const html = hideUntilFound(await new Response(prelude).text())
  // If the tree has no `head` element, React writes the hoisted title, meta and link elements first.
  const [head] = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html)!
  return { head, body: html.slice(head.length) }
}

const renderCard = (path: string, { headline, title, navigation, headings = [] }: PageHead & Partial<DocsHandle>) => {
  const { host, pathname } = new URL(path, import.meta.env.SITE_ORIGIN)
  const label = pathname === '/' ? host : host + pathname
  const sample = getCardSample(headings)
  return (
    <SocialCard
      name={brand.name}
      title={headline ?? title}
      label={label}
      {...(navigation && { area: 'Docs', contents: headings.flatMap(({ level, label: text }) => (level === 2 ? text : [])) })}
      {...(navigation?.group && { kicker: navigation.group })}
      {...(sample && { sample: { ...sample, stamp: 'tested' } })}
    />
  )
}

/** `/404` is the page for all unknown paths. */
export const paths = ['/404', ...listAddresses(routes)]

const handler = createStaticHandler(withFrame(routes))

export async function render(path: string, data: PageData = {}): Promise<RenderedPage> {
  const context = await handler.query(new Request(new URL(path, import.meta.env.SITE_ORIGIN)))
  if (context instanceof Response) throw new Error(`${path} answers with ${context.status} instead of a page.`)
  const [error] = Object.values(context.errors ?? {})
  if (error !== undefined) throw error
  const { route } = context.matches.at(-1)!
  const parts = await toHtml(
    <PageDataContext value={data}>
      <Parts failed={errors.part}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </Parts>
    </PageDataContext>,
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every page exports its head as its handle.
  const about = route.handle as PageHead & Partial<DocsHandle>
  const { path: listed } = about
  return {
    ...parts,
    file: route.id,
    ...(listed && { listed: { path: listed, picture: getPicturePath(listed), card: renderCard(listed, about) } }),
  }
}
