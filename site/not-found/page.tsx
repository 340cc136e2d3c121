import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLazyComponent } from '#ui/elements/Sheet/useLazyComponent.ts'
import { NotFound } from '#ui/shell/NotFound/NotFound.tsx'
import { home } from '../frame/words/errors.ts'
import { backHeader } from '../frame/words/site.ts'
import { Frame } from '../frame/Frame.tsx'
import { Head, type PageHead } from '../frame/Head.tsx'
import { usePageData } from '../frame/page-data.ts'
import { formPath } from '../paths.ts'

export const handle = { title: 'Page not found', description: 'There is no page at this address.' } satisfies PageHead

/** The server provides the suggestions. On a static host, they are computed here. */
function useSuggestions(path: string) {
  const { suggestions } = usePageData()
  const [found, setFound] = useState(suggestions)
  useEffect(() => {
    if (suggestions || !/^\/docs\b/i.test(path)) return
    import('../docs/navigation/suggested-pages.ts').then(
      ({ isDocsPath, suggestedPages }) => isDocsPath(path) && setFound(suggestedPages(path)),
      () => {},
    )
  }, [path, suggestions])
  return found
}

const otherPages = [
  { href: '/docs', label: 'Documentation' },
  { href: '/docs/vm/first-vm', label: 'Your first VM' },
  { href: formPath, label: 'Become a cloud host' },
]

const loadSearch = async () => (await import('../docs/page/DocsSearch.tsx')).DocsSearch

export function Component() {
  const { pathname: path } = useLocation()
  const suggestions = useSuggestions(path)
  const isDocs = suggestions !== undefined
  // The search works only with scripts, so it loads after the page.
  const { Component: Search, hasFailed } = useLazyComponent(loadSearch, isDocs)
  useEffect(() => {
    console.error(`404: no page at ${path}`)
  }, [path])
  return (
    <Frame header={backHeader}>
      <Head {...handle} />
      <NotFound
        code="404"
        title="Oops! Page not found"
        text="There is no page at this address."
        action={home}
        secondAction={isDocs ? { href: '/docs', label: 'All docs pages' } : undefined}
        suggestions={isDocs ? { title: 'Did you mean', links: suggestions } : { title: 'Or go to', links: otherPages }}
        search={isDocs && !hasFailed ? Search ? <Search /> : null : undefined}
      />
    </Frame>
  )
}
