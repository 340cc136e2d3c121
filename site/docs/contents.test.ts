import { expect, test } from 'vitest'
import { docsPages } from './contents.ts'
import { getNavigation } from './navigation/create-handle.ts'
import { sidebarGroups } from './navigation/sidebar-groups.ts'

test('no page has a title that Lighthouse reports as non-descriptive', () => {
  const empty = /^(?:click here|click this|go|here|information|learn more|more|more info|more information|right here|see more|start|this)$/i
  expect(docsPages.filter(({ title }) => empty.test(title))).toEqual([])
})

test('the sidebar, breadcrumbs and neighbors use the title of a page', () => {
  const titles = new Map(docsPages.map(({ path, title }) => [path, title]))
  for (const page of docsPages) {
    const { breadcrumbs = [], previous, next } = getNavigation(page)
    const links = [
      ...sidebarGroups.flatMap(({ title, href, items }) => [
        { href, name: title },
        ...items.map((item) => ({ href: item.href, name: item.label })),
      ]),
      ...breadcrumbs.slice(1).map(({ href, label }) => ({ href, name: label })),
      ...[previous, next].flatMap((each) => (each ? [{ href: each.href, name: each.title }] : [])),
    ].filter(({ href }) => href)
    for (const { href, name } of links) expect(name).toBe(titles.get(href!))
  }
})
