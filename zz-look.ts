import { chromium } from 'playwright'
import { browserOptions } from './ops/testing/browser.ts'
import { start } from './ops/testing/built-site.ts'
const site = await start()
const o = await browserOptions()
const b = await chromium.launch(o)
const shots: [string, string, number, number, object?][] = JSON.parse(process.argv[2]!)
for (const [name, path, width, height, extra = {}] of shots) {
  const c = await b.newContext({ viewport: { width, height }, reducedMotion: 'reduce', ...extra })
  const p = await c.newPage()
  await p.goto(site.url + path)
  await p.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await p.waitForTimeout(300)
  const sel = process.argv[3]
  if (sel) await p.locator(sel).first().screenshot({ path: `/tmp/look/${name}.png` })
  else { if (name.startsWith("s-")) await p.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), Number(name.split("-")[1])); await p.screenshot({ path: `/tmp/look/${name}.png`, fullPage: name.startsWith("l-") }) }
  await c.close()
}
await b.close(); await site.stop()
