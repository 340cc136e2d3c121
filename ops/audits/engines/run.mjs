import { existsSync, mkdirSync } from 'node:fs'
import { start } from '../../testing/built-site.ts'
import { firefox } from './firefox.mjs'
import { paths, scriptless, until } from './paths.mjs'
import { webkit } from './webkit.mjs'

const pictures = 'dist/engines'
const routes = ['/', '/cloud-host-form', '/docs', '/docs/vm/api/order', '/no-such-page']
const only = process.argv[2]?.toLowerCase()
/** Only the paths whose names contain this word. */
const word = process.argv[3] ?? ''

if (!existsSync('dist/server/start.js')) {
  console.error('The site is not built yet. Run npm run build first.')
  process.exit(1)
}
mkdirSync(pictures, { recursive: true })

let failures = 0
async function walkPaths(engine, page, site, walks) {
  for (const [name, work] of Object.entries(walks)) {
    if (!name.includes(word)) continue
    const from = page.said.length
    try {
      await work(page, site)
      const said = page.said.slice(from).filter((text) => !/clipboard/i.test(text))
      if (said.length > 0) throw new Error(`the console says: ${said.join(' | ')}`)
      console.log(`  ok    ${name}`)
    } catch (error) {
      failures++
      console.log(`  FAIL  ${name}\n        ${error.name}: ${error.message.split('\n')[0]}`)
      await page.screenshot(`${pictures}/${engine.name}-fail-${failures}.png`).catch(() => {})
    }
  }
}

/** Takes a full-page screenshot of each route at two widths. */
async function photograph(engine, page, site) {
  for (const route of routes) {
    for (const width of [390, 1440]) {
      const file = `${pictures}/${engine.name}-${route.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`
      await page.resize(width, 900)
      await page.goto(site.url + route)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.resize(width, Math.min(5900, height))
      await until('the fonts are loaded', () => page.evaluate(() => document.fonts.status === 'loaded'))
      await page.screenshot(file)
    }
  }
}

for (const engine of [firefox, webkit]) {
  if (only && engine.name.toLowerCase() !== only) continue
  const install = engine.missing()
  if (install) {
    console.log(`${engine.name} is skipped: it is not on this machine. Install it with ${install}.`)
    continue
  }
  console.log(engine.name)
  // One site per engine, because the same answers sent twice without scripts count as one application.
  const site = await start({ env: { APPLICATION_RATE_LIMIT: '0' } })
  try {
    for (const [options, walks] of [
      [{}, paths],
      [{ scripts: false }, scriptless],
    ]) {
      const page = await engine.open(options)
      try {
        await walkPaths(engine, page, site, walks)
        if (walks === paths && !word) await photograph(engine, page, site)
      } finally {
        await page.close()
      }
    }
  } finally {
    await site.stop()
  }
}
console.log(failures > 0 ? `${failures} failed. Look at ${pictures}.` : `All passed. Next: look at the pictures in ${pictures}.`)
process.exitCode = failures > 0 ? 1 : 0
