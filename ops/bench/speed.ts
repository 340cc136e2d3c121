import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { launch } from '../testing/visit.ts'
import { start } from '../testing/built-site.ts'
import { docsPages } from '../../site/docs/contents.ts'
import { CommandError } from '../../packages/host/configuration/command.ts'
import { readJson } from '../../packages/host/configuration/read-json.ts'
import { writeFloor } from './floor.ts'
import { measureClick, measureLoad, type Click, type Load } from './measure.ts'

const built = 'dist'
const folder = 'node_modules/.cache/bench'
const report = 'ops/bench/speed.json'

const few = ['/', '/cloud-host-form', '/docs', '/docs/vm/deploy', '/docs/vm/api/order']
const all = ['/', '/cloud-host-form', ...docsPages.map(({ path }) => path)]

/** Measured links: `next` is preloaded, `far` is not. */
const links = { from: '/docs/vm/deploy', far: 'article a[href="/docs/cli/overview"]', next: 'main a[href="/docs/vm/manage"]' }

/** Goals of the owner, as ratios to the floor or in milliseconds. Source: spec W3, W4. */
const goals = { lcp: 1.05, cold: 800, hovered: 500, tapped: 420 }
const mainThreadGoal = (path: string) => (path === '/cloud-host-form' ? 1.45 : 1.35)

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const medians = (loads: readonly Load[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each figure of a load is replaced by a number.
  Object.fromEntries(Object.keys(loads[0]!).map((name) => [name, median(loads.map((load) => load[name as keyof Load]))])) as unknown as Load

/** One page beside its floor. */
interface Row {
  path: string
  site: Load
  floor: Load
  /** Medians of each round's ratio: a slow machine slows both loads of a round. */
  ratios: { lcp: number; mainThread: number }
}

const ratioOf = (own: readonly Load[], base: readonly Load[], name: keyof Load) =>
  median(own.map((load, round) => load[name] / base[round]![name]))

/** Measures the built site and its own floor in turns, under the same slow line and processor, and prints the table. */
export async function benchSpeed(args: string[]): Promise<void> {
  if (!existsSync(`${built}/client/index.html`)) throw new CommandError('The site is not built yet. Run npm run build first.')
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '5' }, all: { type: 'boolean', default: false } } })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new CommandError('--rounds must be a whole number, for example npm run bench -- --rounds 9.')
  const paths = values.all ? all : few
  const floorFolder = `${folder}/floor`
  await writeFloor(built, floorFolder)
  const [browser, site, floor] = await Promise.all([launch(), start(), start({ dist: floorFolder })])
  const phone = () => browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const rows: Row[] = []
  try {
    for (const [at, path] of paths.entries()) {
      const own: Load[] = []
      const base: Load[] = []
      for (let round = 0; round < rounds; round++) {
        process.stdout.write(`\r[${at + 1}/${paths.length}] ${path}  ${round + 1}/${rounds}   `)
        own.push(await measureLoad(phone, site.url + path, true))
        base.push(await measureLoad(phone, floor.url + path, false))
      }
      rows.push({
        path,
        site: medians(own),
        floor: medians(base),
        ratios: { lcp: ratioOf(own, base, 'lcp'), mainThread: ratioOf(own, base, 'mainThread') },
      })
    }
    const clicks: Record<keyof Click, number[]> = { cold: [], hovered: [], tapped: [] }
    for (let round = 0; round < rounds; round++) {
      process.stdout.write(`\rclicks  ${round + 1}/${rounds}                    `)
      for (const kind of ['cold', 'hovered', 'tapped'] as const)
        clicks[kind].push(await measureClick(phone, site.url + links.from, kind, kind === 'tapped' ? links.next : links.far))
    }
    print(rows, { cold: median(clicks.cold), hovered: median(clicks.hovered), tapped: median(clicks.tapped) }, rounds)
  } finally {
    await browser.close()
    await site.stop()
    await floor.stop()
  }
}

const ms = (value: number) => value.toFixed(0)
const kB = (value: number) => (value / 1000).toFixed(1)

function print(rows: readonly Row[], clicks: Click, rounds: number) {
  console.log(
    `\r4× slower processor, Slow 4G applied, medians of ${rounds}; each ratio is to the same page without scripts in the same round\n`,
  )
  console.table(
    rows.map(({ path, site, floor, ratios }) => ({
      page: path,
      'FCP ms': ms(site.fcp),
      'LCP ms': ms(site.lcp),
      '× floor': ratios.lcp.toFixed(2),
      CLS: site.cls.toFixed(3),
      'long tasks ms': ms(site.longTasks),
      'main thread ms': ms(site.mainThread),
      '× floor ': ratios.mainThread.toFixed(2),
      'HTML kB': kB(site.html),
      'script kB': kB(site.script),
      'font kB': kB(site.font),
      'other kB': kB(site.other),
      'floor kB': kB(floor.html + floor.font + floor.other + floor.script),
    })),
  )
  console.table([{ 'click → h1': 'ms', cold: ms(clicks.cold), hovered: ms(clicks.hovered), tapped: ms(clicks.tapped) }])
  const missed = [
    ...rows.filter(({ ratios }) => ratios.lcp > goals.lcp).map(({ path }) => `${path}: LCP over ${goals.lcp} × floor`),
    ...rows
      .filter(({ path, ratios }) => ratios.mainThread > mainThreadGoal(path))
      .map(({ path }) => `${path}: main thread over ${mainThreadGoal(path)} × floor`),
    ...(['cold', 'hovered', 'tapped'] as const)
      .filter((kind) => clicks[kind] > goals[kind])
      .map((kind) => `click, ${kind}: over ${goals[kind]} ms`),
  ]
  mkdirSync(folder, { recursive: true })
  const before = existsSync(report) ? readJson(z.object({ date: z.string() }), readFileSync(report, 'utf8')).date : undefined
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`
  writeFileSync(
    report,
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), machine, rounds, rows, clicks, missed }, null, 2)}\n`,
  )
  console.log(missed.length > 0 ? `Not reached:\n${missed.join('\n')}` : 'Every goal is reached.')
  console.log(
    `The figures are in ${report}${before ? `, instead of those of ${before}` : ''}. Next: copy the table into ops/bench/README.md with its date and machine.`,
  )
}
