import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { loadRoutes } from './load-routes.ts'

test('loads the files of one path without changing the route table', async () => {
  const Component = () => null
  const lazy = vi.fn(async () => ({ Component }))
  const table: RouteObject[] = [
    {
      id: 'frame',
      children: [
        { id: 'home', path: '/', lazy },
        { id: 'docs', lazy, children: [{ id: 'page', path: '/docs', lazy }] },
      ],
    },
  ]
  const matched = (matchRoutes(table, '/docs') ?? []).map(({ route }) => route)
  const [frame] = await loadRoutes(table, matched)
  expect(frame).toEqual({
    id: 'frame',
    children: [
      { id: 'home', path: '/', lazy },
      { id: 'docs', Component, children: [{ id: 'page', path: '/docs', Component }] },
    ],
  })
  expect(lazy).toHaveBeenCalledTimes(2)
  expect(table[0]!.children![1]).toEqual({ id: 'docs', lazy, children: [{ id: 'page', path: '/docs', lazy }] })
})
