import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface RouteAnnouncerProps {
  /** The page that stands now; when it changes, the document’s title is read out. */
  page: string
}

/** Says the title of the page that a navigation inside the app has opened, as a browser does by itself for a full load. */
export function RouteAnnouncer({ page }: RouteAnnouncerProps) {
  const [title, setTitle] = useState('')
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    setTitle(document.title)
  }, [page])
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}
