import { launch, waitForHydration } from './ops/testing/visit.ts'
import { start } from './ops/testing/built-site.ts'
const site = await start(); const b = await launch()
for (const [w, h, scheme] of [[768, 1024, 'light'], [1024, 768, 'dark'], [390, 844, 'light'], [1280, 800, 'light']] as const) {
  const p = await b.newPage({ viewport: { width: w, height: h }, colorScheme: scheme, reducedMotion: 'reduce' })
  await p.goto(site.url); await waitForHydration(p); await p.evaluate(() => document.fonts.ready)
  await p.screenshot({ path: `/tmp/pics/hero-${w}.png` })
  if (w as number === 1440) { for (const id of ['features', 'oneproof', 'about']) { await p.evaluate((i) => document.getElementById(i)!.scrollIntoView(), id); await p.waitForTimeout(500); await p.screenshot({ path: `/tmp/pics/${id}-${w}.png` }) } await p.mouse.wheel(0, 100); await p.screenshot({ path: `/tmp/pics/full-1440.png`, fullPage: true }) }
  await p.close()
}
await b.close(); await site.stop()
