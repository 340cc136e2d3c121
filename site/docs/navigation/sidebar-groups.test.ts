import { expect, test } from 'vitest'
import type { SidebarGroup } from '#ui/docs/Sidebar/Sidebar.tsx'
import { docsPages } from '../contents.ts'
import { docsHome } from '../docs-site.ts'
import { mostInHtml, pickNearby, sidebarGroups } from './sidebar-groups.ts'

const listPages = (groups: readonly SidebarGroup[]) =>
  groups.flatMap(({ href, items }) => [...(href === undefined ? [] : [href]), ...items.map((item) => item.href)])

const countRows = (groups: readonly SidebarGroup[]) => groups.length + groups.flatMap(({ items }) => items).length

/** Creates groups of equal size. The title of every second group is a page, too. */
const createGroups = (amount: number, size: number): SidebarGroup[] => [
  { title: docsHome.title, href: docsHome.path, items: [] },
  ...Array.from({ length: amount }, (_group, at) => ({
    title: `Group ${at}`,
    ...(at % 2 === 0 && { href: `/docs/${at}` }),
    items: Array.from({ length: size }, (_page, page) => ({ href: `/docs/${at}/${page}`, label: `Page ${page}` })),
  })),
]

test('today, the HTML of every page lists all pages', () => {
  for (const { path } of docsPages) expect(pickNearby(sidebarGroups, path)).toBe(sidebarGroups)
})

test.each([
  [5, 20],
  [100, 4],
  [424, 0],
  [424, 1],
  [1, 424],
])('with %i groups of %i pages, a page lists itself, its neighbors and the home page, within the limit for the HTML', (amount, size) => {
  const groups = createGroups(amount, size)
  const all = listPages(groups)
  for (const [at, path] of all.entries()) {
    if (path === docsHome.path) continue
    const nearby = pickNearby(groups, path)
    expect(countRows(nearby)).toBeLessThanOrEqual(mostInHtml)
    const pages = listPages(nearby)
    expect(pages).toEqual(all.filter((page) => pages.includes(page)))
    expect(pages).toEqual(expect.arrayContaining([docsHome.path, ...all.slice(Math.max(0, at - 5), at + 6)]))
  }
})

test('the home page lists all pages, so that all can be reached without scripts', () => {
  const groups = createGroups(100, 4)
  expect(pickNearby(groups, docsHome.path)).toBe(groups)
})
