import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { NotFound } from '../../ui/shell/NotFound/NotFound.tsx'
import { backHeader } from '../content/site.ts'
import { nearest } from '../docs/contents.ts'
import { Frame } from '../Frame.tsx'
import { Head, type PageHead } from '../Head.tsx'
import { usePageData } from '../page-data.tsx'

export const handle = { title: 'Page not found', description: 'There is no page at this address.' } satisfies PageHead

/** The address that was asked for: the static page serves every one, so without the server's word it is known after hydration only. */
function useMissing() {
  const { missing } = usePageData()
  const { pathname } = useLocation()
  const known = useSyncExternalStore(() => () => {}, () => true, () => missing !== undefined)
  return known ? pathname : ''
}

export function Component() {
  const { pathname } = useLocation()
  const missing = useMissing()
  useEffect(() => {
    console.error(`404: no page at ${pathname}`)
  }, [pathname])
  return (
    <Frame header={backHeader}>
      <Head {...handle} />
      <NotFound
        code="404"
        title="Oops! Page not found"
        text="The line ends here: there is no page at this address."
        action={{ href: '/', label: 'Return to Home' }}
        suggestions={missing.startsWith('/docs') ? nearest(missing) : undefined}
      />
    </Frame>
  )
}
