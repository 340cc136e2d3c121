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
import { measureClick, measureLoad, type Click, type Load, type Way } from './measure.ts'

const built = 'dist'
const folder = 'node_modules/.cache/bench'
const report = 'ops/bench/speed.json'

const few = ['/', '/cloud-host-form', '/docs', '/docs/vm/deploy', '/docs/vm/api/order']
const all = ['/', '/cloud-host-form', ...docsPages.map(({ path }) => path)]

/** Measured links: guide to guide, reference to reference, the front door, and out of the landing page. */
const pairs = [
  { name: 'guide → guide', from: '/docs/vm/deploy', to: '/docs/vm/manage' },
  { name: 'reference → reference', from: '/docs/vm/api/order', to: '/docs/vm/api/manage' },
  { name: '/docs → first page', from: '/docs', to: '/docs/vm/overview' },
  { name: 'landing → form', from: '/', to: '/cloud-host-form' },
  // A phone has this link in the menu alone.
  { name: 'landing → docs', from: '/', to: '/docs', isWide: true },
]
const ways = ['cold', 'hovered', 'tapped'] as const

/** Goals of the owner, as ratios to the floor, and for clicks to the cold click of the build beside. Source: spec W3, W4. */
const goals = { lcp: 1.05, landingLcp: 1.1, cold: 0.35, hovered: 0.35, tapped: 0.3 }
const lcpGoal = (path: string) => (path === '/' ? goals.landingLcp : goals.lcp)
const mainThreadGoal = (path: string) => (path === '/cloud-host-form' ? 1.45 : 1.35)

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const medians = (loads: readonly Load[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each figure of a load is replaced by a number.
  Object.fromEntries(Object.keys(loads[0]!).map((name) => [name, median(loads.map((load) => load[name as keyof Load]))])) as unknown as Load

const clickMedian = (clicks: readonly Click[]): Click => ({
  ms: median(clicks.map(({ ms: time }) => time)),
  requests: median(clicks.map(({ requests }) => requests)),
})
const clickMedians = ({ cold, hovered, tapped }: Record<Way, Click[]>): Record<Way, Click> => ({
  cold: clickMedian(cold),
  hovered: clickMedian(hovered),
  tapped: clickMedian(tapped),
})

/** One page beside its floor. */
interface Row {
  path: string
  site: Load
  floor: Load
  /** Medians of each round's ratio: a slow machine slows both loads of a round. */
  ratios: { lcp: number; mainThread: number }
  /** The same page of the build beside. */
  before?: Load
}

/** Clicks from one page to another; without a build beside, `before` is absent. */
interface PairRow {
  name: string
  now: Record<Way, Click>
  before?: Record<Way, Click>
}

const ratioOf = (own: readonly Load[], base: readonly Load[], name: keyof Load) =>
  median(own.map((load, round) => load[name] / base[round]![name]))

/** Measures the built site and its own floor in turns, under the same slow line and processor, and prints the table. */
export async function benchSpeed(args: string[]): Promise<void> {
  if (!existsSync(`${built}/client/index.html`)) throw new CommandError('The site is not built yet. Run npm run build first.')
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      all: { type: 'boolean', default: false },
      beside: { type: 'string' },
      only: { type: 'string' },
    },
  })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new CommandError('--rounds must be a whole number, for example npm run bench -- --rounds 9.')
  if (values.beside !== undefined && !existsSync(`${values.beside}/client/index.html`))
    throw new CommandError(`There is no build in ${values.beside}. Give the dist folder of another checkout in which npm run build ran.`)
  if (values.only !== undefined && values.only !== 'loads' && values.only !== 'clicks')
    throw new CommandError('--only must be loads or clicks.')
  const paths = values.only === 'clicks' ? [] : values.all ? all : few
  const floorFolder = `${folder}/floor`
  await writeFloor(built, floorFolder)
  const [browser, site, floor] = await Promise.all([launch(), start(), start({ dist: floorFolder })])
  const beside = values.beside === undefined ? undefined : await start({ dist: values.beside })
  const phone = () => browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const desktop = () => browser.newContext({ viewport: { width: 1280, height: 900 }, hasTouch: true })
  const rows: Row[] = []
  const clicks: PairRow[] = []
  try {
    for (const [at, path] of paths.entries()) {
      const own: Load[] = []
      const base: Load[] = []
      const before: Load[] = []
      for (let round = 0; round < rounds; round++) {
        process.stdout.write(`\r[${at + 1}/${paths.length}] ${path}  ${round + 1}/${rounds}   `)
        own.push(await measureLoad(phone, site.url + path, true))
        base.push(await measureLoad(phone, floor.url + path, false))
        if (beside) before.push(await measureLoad(phone, beside.url + path, true))
      }
      rows.push({
        path,
        site: medians(own),
        floor: medians(base),
        ratios: { lcp: ratioOf(own, base, 'lcp'), mainThread: ratioOf(own, base, 'mainThread') },
        ...(beside && { before: medians(before) }),
      })
    }
    for (const { name, from, to, isWide = false } of values.only === 'loads' ? [] : pairs) {
      process.stdout.write(`\r${name}                              `)
      const now: Record<Way, Click[]> = { cold: [], hovered: [], tapped: [] }
      const before: Record<Way, Click[]> = { cold: [], hovered: [], tapped: [] }
      const link = `a[href="${to}"]`
      const visitor = isWide ? desktop : phone
      for (let round = 0; round < rounds; round++)
        for (const way of ways) {
          now[way].push(await measureClick(visitor, site.url + from, way, link))
          if (beside) before[way].push(await measureClick(visitor, beside.url + from, way, link))
        }
      clicks.push({ name, now: clickMedians(now), ...(beside && { before: clickMedians(before) }) })
    }
    print(rows, clicks, rounds)
  } finally {
    await browser.close()
    await site.stop()
    await floor.stop()
    await beside?.stop()
  }
}

const ms = (value: number) => value.toFixed(0)
const kB = (value: number) => (value / 1000).toFixed(1)

function print(rows: readonly Row[], clicks: readonly PairRow[], rounds: number) {
  console.log(
    `\r4× slower processor, Slow 4G applied, medians of ${rounds}; each ratio is to the same page without scripts in the same round\n`,
  )
  console.table(
    rows.map(({ path, site, floor, ratios, before }) => ({
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
      ...(before && { 'LCP before': ms(before.lcp), 'main thread before': ms(before.mainThread), 'script kB before': kB(before.script) }),
    })),
  )
  console.table(
    clicks.map(({ name, now, before }) => ({
      'click → h1, ms': name,
      ...Object.fromEntries(ways.map((way) => [way, ms(now[way].ms)])),
      requests: ways.map((way) => now[way].requests).join(' / '),
      ...(before && {
        ...Object.fromEntries(ways.map((way) => [`${way} before`, ms(before[way].ms)])),
        ...Object.fromEntries(ways.map((way) => [`${way} × cold before`, (now[way].ms / before.cold.ms).toFixed(2)])),
        'requests before': ways.map((way) => before[way].requests).join(' / '),
      }),
    })),
  )
  const missed = [
    ...rows.filter(({ path, ratios }) => ratios.lcp > lcpGoal(path)).map(({ path }) => `${path}: LCP over ${lcpGoal(path)} × floor`),
    ...rows
      .filter(({ path, ratios }) => ratios.mainThread > mainThreadGoal(path))
      .map(({ path }) => `${path}: main thread over ${mainThreadGoal(path)} × floor`),
    ...clicks.flatMap(({ name, now, before }) =>
      ways.flatMap((way) => [
        ...(now[way].requests > 0 ? [`${name}, ${way}: ${now[way].requests} requests at the click, where there should be none`] : []),
        ...(before && now[way].ms > goals[way] * before.cold.ms ? [`${name}, ${way}: over ${goals[way]} × the cold click before`] : []),
      ]),
    ),
  ]
  mkdirSync(folder, { recursive: true })
  const last = existsSync(report) ? readJson(z.object({ date: z.string() }), readFileSync(report, 'utf8')).date : undefined
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`
  writeFileSync(
    report,
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), machine, rounds, rows, clicks, missed }, null, 2)}\n`,
  )
  console.log(missed.length > 0 ? `Not reached:\n${missed.join('\n')}` : 'Every goal is reached.')
  console.log(
    `The figures are in ${report}${last ? `, instead of those of ${last}` : ''}. Next: copy the table into ops/bench/README.md with its date and machine.`,
  )
}
