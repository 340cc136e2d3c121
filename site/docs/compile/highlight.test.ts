import { afterEach, expect, test, vi } from 'vitest'
import { highlight } from './highlight.ts'

const listing = {
  label: 'TypeScript',
  language: 'typescript',
  code: "const response = await fetch('https://api.example/vms', { method: 'GET' })",
} as const

afterEach(() => vi.restoreAllMocks())

test('highlights a whole listing on a busy machine', async () => {
  const quiet = await highlight(listing)
  expect(quiet.flat()).toContain('Kawait')
  let now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000))
  expect(await highlight(listing)).toEqual(quiet)
})

test('highlights JSON in a quoted argument without changing the text', async () => {
  const code = `curl --request POST https://api.example \\\n  --header "Key: $KEY" \\\n  --data '{\n    "name": "it'\\''s",\n    "count": 2\n  }' # once`
  const lines = await highlight({ label: 'cURL', language: 'bash', code })
  expect(lines.map((line) => line.map((piece) => piece.slice(1)).join('')).join('\n')).toBe(code)
  expect(lines.flat()).toEqual(
    expect.arrayContaining(['Kcurl ', 'KPOST ', 'Shttps://api.example ', 'L--data ', 'V$KEY', 'R"name"', 'N2', 'C# once']),
  )
})
