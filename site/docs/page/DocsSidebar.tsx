import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { Sidebar } from '#ui/docs/Sidebar/Sidebar.tsx'
import type { DocsEntry, Heading } from '../docs-site.ts'
import { addCalls, listCalls, pickNearby, sidebarGroups } from '../navigation/sidebar-groups.ts'
import { docs as text, getHeaderLinks } from '../words/docs.ts'

/** Sidebar with the pages around the current page in the HTML, and all pages as soon as the page is hydrated. */
export function DocsSidebar({ about: { path }, headings }: { about: DocsEntry; headings: readonly Heading[] }) {
  const nav = useRef<HTMLElement>(null)
  const hasAll = useDeferredValue(true, false)
  const isCut = pickNearby(sidebarGroups, path) !== sidebarGroups
  // The pages that appear above the link to the current page push this link out of view.
  useEffect(() => {
    if (hasAll && isCut) nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [hasAll, isCut])
  const groups = useMemo(
    () => addCalls(hasAll ? sidebarGroups : pickNearby(sidebarGroups, path), path, listCalls(headings)),
    [hasAll, path, headings],
  )
  return <Sidebar ref={nav} label={text.navigation} groups={groups} current={path} links={getHeaderLinks(path)} />
}
