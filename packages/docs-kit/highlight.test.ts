import { afterEach, expect, test, vi } from 'vitest'
import { highlight } from './highlight.ts'

const listing = {
  label: 'TypeScript',
  language: 'typescript',
  code: "const response = await fetch('https://api.example/vms', { method: 'GET' })",
} as const

afterEach(() => vi.restoreAllMocks())

test('a listing is highlighted to its end on a machine that is too busy to do it soon', async () => {
  const quiet = await highlight(listing)
  expect(quiet.flat()).toContain('Kawait')
  let now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000))
  expect(await highlight(listing)).toEqual(quiet)
})
