import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each([
  ['nothing', 'null', { walks: {} }],
  ['invalid JSON', '{', { walks: {} }],
  ['a list', '[1]', { walks: {} }],
  ['walk-throughs that are null', '{"walks":null}', { walks: {} }],
  ['walk-throughs that are a list', '{"walks":[[]],"snapshot":7}', { walks: {} }],
  ['invalid responses', '{"walks":{"a":null,"b":"text","c":{"order":1}},"snapshot":"{}"}', { walks: { c: { order: 1 } }, snapshot: '{}' }],
  [
    'responses and views of another shape',
    '{"version":1,"walks":{},"sent":{"a":null,"b":{"order":null,"list":{"status":200,"duration":1,"text":""}}},"views":{"a":7,"b":{"time":1}}}',
    { walks: {}, sent: { b: { list: { status: 200, duration: 1, text: '' } } }, views: {} },
  ],
])('reads %s from storage', async (_, stored, expected) => {
  vi.stubGlobal('sessionStorage', { getItem: () => stored })
  const { storedSandbox } = await import('./stored-sandbox.ts')
  expect(storedSandbox.get()).toEqual(expected)
})
