import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { NotFound } from '../../ui/shell/NotFound/NotFound.tsx'
import { backHeader } from '../content/site.ts'
import { Frame } from '../Frame.tsx'
import { Head, type PageHead } from '../Head.tsx'

export const handle = { title: 'Page not found', description: 'There is no page at this address.' } satisfies PageHead

export function Component() {
  const { pathname } = useLocation()
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
      />
    </Frame>
  )
}
