import { mkdirSync, writeFileSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { getBrowserOptions } from '../../../testing/browser.ts'
import { start } from '../../../testing/built-site.ts'

const report = 'dist/lighthouse.json'
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

// Uses the site's default port, because Lighthouse reports canonical links to another origin.
const { url, listPages, stop } = await start({ env: { PORT: '4173' } })
const { executablePath, args, env } = await getBrowserOptions()
// Leaves out the flag that turns off the optimization of scripts, because visitors' browsers optimize.
const flags = args.filter((arg) => !arg.startsWith('--js-flags'))
const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless', ...flags], envVars: env })
try {
  const paths = await listPages()
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
      ? `Below 100: ${below.map(({ path }) => path).join(', ')}. Next: fix the audits that each page missed, which are listed in ${report}.`
      : `100 in ${categories.join(', ')} on all ${rows.length} pages. Next: note this result with its date.`,
  )
  process.exitCode = below.length > 0 ? 1 : 0
} finally {
  chrome.kill()
  await stop()
}
