import { launch } from '../site/e2e/browser.ts'
import { start } from '../site/e2e/site.ts'
import { measureClick } from './measure.ts'
const site = await start(); const browser = await launch()
for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const phone = () => browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion })
  const t = []
  for (let i = 0; i < 6; i++) t.push(await measureClick(phone, site.url + '/docs/vm/deploy', 'cold', 'article a[href="/docs/cli/overview"]'))
  console.log(reducedMotion, t.map((x) => x.toFixed(0)).join(' '))
}
await browser.close(); await site.stop()
