import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { createTestApp } from './app.fixture.ts'
import { serveFiles } from './files.ts'

/** Creates a site that has no files yet. Its 404 page shows the path. Returns a function that requests a path. */
const createSite = () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const { app } = createTestApp({ pages: { notFound: (path) => `<h1>${path}${'.'.repeat(2_000)}` } })
  app.route('/', serveFiles(root))
  return async (path: string, encoding: string) => {
    const answer = await app.request(path, { headers: { 'Accept-Encoding': encoding } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isCompressed = answer.headers.get('Content-Encoding') === 'gzip'
    expect([answer.status, answer.headers.get('Vary')]).toEqual([404, 'Accept-Encoding'])
    return { isCompressed, text: String(isCompressed ? gunzipSync(bytes) : bytes) }
  }
}

it('compresses the 404 page for clients that accept it', async () => {
  const ask = createSite()
  const page = `<h1>/a${'.'.repeat(2_000)}`
  for (const encoding of ['gzip, br', 'br;q=1, gzip;q=0.5', 'GZIP'])
    expect(await ask('/a', encoding)).toEqual({ isCompressed: true, text: page })
  for (const encoding of ['', 'br', 'identity', 'gzip;q=0']) expect(await ask('/a', encoding)).toEqual({ isCompressed: false, text: page })
})

it('compresses only a limited number of different pages, because anyone can make up addresses', async () => {
  const ask = createSite()
  const answers = await Promise.all(Array.from({ length: 500 }, async (_, n) => ask(`/a${n}`, 'gzip')))
  for (const [n, { text }] of answers.entries()) expect(text).toMatch(new RegExp(`^<h1>/a${n}\\.`))
  expect(answers.filter(({ isCompressed }) => isCompressed).length).toBeLessThan(100)
  expect((await ask('/a0', 'gzip')).isCompressed).toBe(true)
})
