import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { Passed } from '../attributes.ts'

/** The props of `RouteAnnouncer`. */
export interface RouteAnnouncerProps extends Passed<'span'> {
  /** The page that stands now; when it changes, the document’s title is read out. */
  page: string
}

/** Says the title of the page that a navigation inside the app has opened, as a browser does by itself for a full load. */
export function RouteAnnouncer({ page, ...rest }: RouteAnnouncerProps) {
  const [title, setTitle] = useState('')
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    setTitle(document.title)
  }, [page])
  return (
    <VisuallyHidden>
      <span role="status" {...rest}>{title}</span>
    </VisuallyHidden>
  )
}
