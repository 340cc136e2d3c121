import { useDeferredValue, useMemo } from 'react'
import { Sidebar } from '#ui/docs/Sidebar/Sidebar.tsx'
import type { DocsEntry, Heading } from '../docs-site.ts'
import { addCalls, listCalls, pickNearby, sidebarGroups } from '../navigation/sidebar-groups.ts'
import { docs as text, getHeaderLinks } from '../words/docs.ts'

/** Sidebar with the pages around the current one in the HTML, and all pages as soon as the page is hydrated. */
export function DocsSidebar({ about: { path }, headings }: { about: DocsEntry; headings: readonly Heading[] }) {
  const hasAll = useDeferredValue(true, false)
  const groups = useMemo(
    () => addCalls(hasAll ? sidebarGroups : pickNearby(sidebarGroups, path), path, listCalls(headings)),
    [hasAll, path, headings],
  )
  return <Sidebar label={text.navigation} groups={groups} current={path} links={getHeaderLinks(path)} />
}
