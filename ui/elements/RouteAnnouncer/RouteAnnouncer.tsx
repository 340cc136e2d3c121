import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface RouteAnnouncerProps {
  /** Address of the current page. When it changes, the title of the document is announced. */
  page: string
}

/** Announces the title of a page after client-side navigation, as a browser does after a full load. */
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
