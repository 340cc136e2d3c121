import { expect, test } from 'vitest'
import { getSecurityHeaders, writeHeadersFile } from '@workspace/host/http/headers.ts'
import { hashAssets } from '../document.ts'
import { pickInlined, readManifest } from './manifest.ts'

/** Manifest of documentation pages that each have a block with its own stylesheet. */
const createManifest = (blocks: number) => ({
  'site/client.tsx': { file: 'client.js', css: ['client.css'], assets: ['a/instrument-sans-1.woff2', 'a/geist-mono-1.woff2'] },
  'site/landing/page.tsx': { file: 'landing.js', css: ['landing.css'] },
  frame: { file: 'docs-frame.js', name: 'docs-frame', css: ['frame.css'] },
  ...Object.fromEntries(
    Array.from({ length: blocks }, (_block, at) => [`site/docs/${at}.mdx`, { file: `${at}.js`, css: [`block-${at}.css`, 'common.css'] }]),
  ),
})

const build = (blocks: number) =>
  readManifest(
    createManifest(blocks),
    () => 'inline()',
    (file) => `.x { --file: '${file}' }`,
  )

test.each([1, 50, 500])(
  'with %i blocks, the policy fits into one line of a static host’s headers file, and every page has all its styles',
  async (blocks) => {
    const assets = build(blocks)
    const options = { siteOrigin: 'https://site.example', ...hashAssets(assets) }
    expect(writeHeadersFile(options)).toContain(getSecurityHeaders(options)['Content-Security-Policy'])
    for (let at = 0; at < blocks; at++) {
      const { sheets } = assets.pages[`site/docs/${at}.mdx`]!
      expect(sheets.map(({ href }) => href)).toEqual(['/client.css', '/frame.css', `/block-${at}.css`, '/common.css'])
      for (const { href, css } of sheets.filter(({ href }) => !href.startsWith('/block'))) expect(css).toContain(`'${href}'`)
    }
    expect(assets.pages['site/landing/page.tsx']!.sheets.every(({ css }) => css !== undefined)).toBe(true)
  },
)

test('picks the styles of the main pages first, then the most used ones of the documentation', () => {
  const rare = Array.from({ length: 40 }, (_sheet, at) => `rare-${at}`)
  const picked = pickInlined(['landing'], [...rare.map((sheet) => [sheet, 'common']), ['landing']])
  expect(picked.slice(0, 3)).toEqual(['landing', 'common', 'rare-0'])
})
