import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, deflateSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { documentation } from './documentation-plugin.ts'

afterEach(() => vi.unstubAllEnvs())

/** A recognizable value for each server variable except SITE_ORIGIN, which the pages print. */
const canaries = new Map(
  [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'SITE_ORIGIN')
    .map((name) => [name, `canary+${name}/é?>~7f3a9c`]),
)

const forms = (value: string): Map<string, string> => {
  const bytes = Buffer.from(value)
  // Within a longer text, a value has three Base64 alignments, and its first and last characters depend on the text around it.
  const shifted = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  )
  return new Map([
    ['as it is', value],
    ['as JSON', JSON.stringify(value).slice(1, -1)],
    ['hex', bytes.toString('hex')],
    ['HEX', bytes.toString('hex').toUpperCase()],
    ['URL-encoded', encodeURIComponent(value)],
    ...shifted.map((text, shift): [string, string] => [`base64, shifted by ${shift}`, text]),
    ...shifted.map((text, shift): [string, string] => [`base64url, shifted by ${shift}`, text.replaceAll('+', '-').replaceAll('/', '_')]),
  ])
}

const unpacked = (content: Uint8Array): Buffer[] =>
  [gunzipSync, inflateSync, brotliDecompressSync].flatMap((unpack) => {
    try {
      return [unpack(content)]
    } catch {
      return []
    }
  })

/** Returns the variables whose values are in the files, each with its encoding. */
const leaks = (files: readonly { name: string; content: string | Uint8Array }[]): string[] =>
  files.flatMap(({ name, content }) => {
    const texts = [Buffer.from(content), ...(typeof content === 'string' ? [] : unpacked(content))].map((bytes) => bytes.toString('utf8'))
    return [...canaries].flatMap(([variable, value]) =>
      [...forms(value)].filter(([, form]) => texts.some((text) => text.includes(form))).map(([how]) => `${name}: ${variable} ${how}`),
    )
  })

it('finds a planted secret as plain text, encoded and compressed', () => {
  const value = canaries.get('RESEND_API_KEY')!
  const planted: [string, string | Uint8Array][] = [
    ['raw', `const key="${value}"`],
    ['hex', Buffer.from(`x${value}`).toString('hex')],
    ['url', `?k=${encodeURIComponent(value)}`],
    ...[0, 1, 2].map((shift): [string, string] => [
      `base64-${shift}`,
      Buffer.from(`${'x'.repeat(shift)}${value} and more`).toString('base64'),
    ]),
    ['base64url', Buffer.from(`{"k":"${value}"}`).toString('base64url')],
    ['gzip', gzipSync(value)],
    ['deflate', deflateSync(`"${value}"`)],
    ['brotli', brotliCompressSync(Buffer.from(value).toString('hex'))],
  ]
  for (const [name, content] of planted)
    expect(leaks([{ name, content }])).toContainEqual(expect.stringMatching(`^${name}: RESEND_API_KEY `))
  expect(leaks([{ name: 'clean', content: 'RESEND_API_KEY canary' }])).toEqual([])
})

it('the browser’s files contain no server variable, as plain text or in a known encoding', async () => {
  expect([...canaries.keys()]).toEqual(
    expect.arrayContaining(['RESEND_API_KEY', 'RESEND_BASE_URL', 'APPLICATION_RECIPIENTS', 'APPLICATION_SENDER']),
  )
  for (const [name, value] of canaries) vi.stubEnv(name, value)
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.SITE_ORIGIN': JSON.stringify('https://site.example') },
    plugins: [documentation().plugins, vanillaExtractPlugin(), react({ include: /\.(mdx|tsx?)$/ })],
    build: { write: false, rolldownOptions: { input: 'site/client.tsx' } },
  })) as Rolldown.RolldownOutput
  const files = output.map((file) => ({ name: file.fileName, content: file.type === 'chunk' ? file.code : file.source }))
  expect(files.length).toBeGreaterThan(20)
  expect(leaks(files)).toEqual([])
})
