import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface RouteAnnouncerProps {
  /** Address of the current page. A change announces the document's title. */
  page: string
}

/** Announces the page title after client-side navigation, as a browser does after a full load. */
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
      <span role="status" aria-live="polite">
        {title}
      </span>
    </VisuallyHidden>
  )
}
