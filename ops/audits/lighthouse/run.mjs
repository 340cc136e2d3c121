import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserOptions } from '../../testing/browser.ts'

const report = 'dist/lighthouse.json'
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

if (!existsSync('dist/server/start.js')) {
  console.error('The site is not built yet. Run npm run build first.')
  process.exit(1)
}

// Uses the site's default origin, because Lighthouse reports canonical links to another one.
const site = spawn(process.execPath, ['dist/server/start.js'], { stdio: ['ignore', 'pipe', 'inherit'] })
const url = await new Promise((resolve, reject) => {
  site.stdout.on('data', (data) => {
    const [, found] = /^Site\s+(\S+)/m.exec(String(data)) ?? []
    if (found) resolve(found)
  })
  site.once('exit', () => reject(new Error('The site did not start: is its port taken?')))
})
const { executablePath, args, env } = await browserOptions()
const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless', ...args], envVars: env })
try {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc).pathname)
  const rows = []
  for (const [at, path] of paths.entries()) {
    const { lhr } = await lighthouse(url + path, { port: chrome.port, onlyCategories: categories, formFactor: 'mobile', logLevel: 'error' })
    const scores = Object.fromEntries(categories.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]))
    const missed = Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      .map(({ id }) => id)
    rows.push({ path, ...scores, missed })
    console.log(`[${at + 1}/${paths.length}] ${path}  ${Object.values(scores).join(' ')}  ${missed.join(', ')}`)
  }
  mkdirSync('dist', { recursive: true })
  writeFileSync(report, `${JSON.stringify(rows, null, 2)}\n`)
  const below = rows.filter((row) => categories.some((name) => row[name] < 100))
  console.log(
    below.length > 0
      ? `Below 100: ${below.map(({ path }) => path).join(', ')}. Next: read the audits in ${report}.`
      : `100 in ${categories.join(', ')} on all ${rows.length} pages. Next: note it with its date.`,
  )
  process.exitCode = below.length > 0 ? 1 : 0
} finally {
  chrome.kill()
  site.kill('SIGTERM')
}
