import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { getBrowserOptions } from '../../../testing/browser.ts'
import { start } from '../../../testing/built-site.ts'

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const folder = 'dist/validate'
/** CSS that the validator does not know. */
const unknown =
  '.*CSS: (Parse Error|Unrecognized at-rule “@container”|“(container-type|d|field-sizing|vector-effect)”: Property .*|“min-block-size”: The types are incompatible.*).*'

if (spawnSync('java', ['-version']).error) {
  console.log('The validator is skipped, because this machine has no Java. Install Java with apt-get install default-jre-headless.')
  process.exit(0)
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const site = await start()
const browser = await chromium.launch(await getBrowserOptions())
try {
  const paths = await site.listPages()
  const page = await browser.newPage()
  for (const path of [...paths, '/no-such-page']) {
    const name = path.slice(1).replaceAll('/', '-') || 'home'
    writeFileSync(join(folder, `${name}.served.html`), await (await fetch(site.url + path)).text())
    await page.goto(site.url + path)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    writeFileSync(join(folder, `${name}.hydrated.html`), await page.content())
  }
  console.log(`${paths.length + 1} pages, served and hydrated`)
} finally {
  await browser.close()
  await site.stop()
}

const check = ['-jar', jar, '--errors-only', '--filterpattern', unknown, folder]
const { status, stderr } = spawnSync('java', check, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
if (status === 0) console.log('The Nu validator finds no error. Next: run this audit again when pages change.')
else {
  const errors = stderr.trim().split('\n')
  console.log(errors.slice(0, 60).join('\n'))
  console.log(
    `${errors.length} errors, of which at most 60 are listed above. Next: find them in the pages in ${folder}, and fix the sources of these pages.`,
  )
  process.exitCode = 1
}
