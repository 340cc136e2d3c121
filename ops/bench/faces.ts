import { existsSync } from 'node:fs'
import { CommandError } from '../../packages/host/configuration/command.ts'
import { docsPages } from '../../site/docs/contents.ts'
import { start } from '../testing/built-site.ts'
import { launchWithFace, shiftOnArrival, systemFaces, type SystemFaceName } from '../testing/system-faces.ts'

const paths = ['/', '/cloud-host-form', ...docsPages.map(({ path }) => path)]
const windows = [
  [390, 844],
  [1280, 800],
] as const
/** Most that a page may move. Source: spec W7. */
const limit = 0.005

/** Opens every page where one system face is all that stands in for the fonts, and prints how far it moves when they arrive. */
export async function benchFaces(): Promise<void> {
  if (!existsSync('dist/client/index.html')) throw new CommandError('The site is not built yet. Run npm run build first.')
  const site = await start()
  const rows: Record<string, string | number>[] = []
  try {
    for (const face of Object.keys(systemFaces) as SystemFaceName[]) {
      process.stdout.write(`\r${face}                    `)
      const browser = await launchWithFace(face)
      const moves: { page: string; by: number }[] = []
      for (const [width, height] of windows)
        for (const path of paths)
          moves.push({ page: `${path}, ${width} px`, by: await shiftOnArrival(browser, site.url + path, width, height) })
      await browser.close()
      moves.sort((a, b) => b.by - a.by)
      rows.push({
        face,
        pages: moves.length,
        'over 0.005': moves.filter(({ by }) => by > limit).length,
        most: moves[0]!.by.toFixed(4),
        where: moves[0]!.page,
      })
    }
  } finally {
    await site.stop()
  }
  process.stdout.write('\r')
  console.table(rows)
  console.log('Next: copy the table into ops/bench/README.md; tokens/fonts/font-metrics.ts holds the widths of each face.')
}
