import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openBaselines, type Accepted } from './baselines.ts'
import { prove } from './proof.ts'
import { reportOf, type Change } from './report.ts'
import { judge, orphans, takeAll } from './session.ts'
import { buildStories, serveStories } from './storybook.ts'
import { openStudio, type Story } from './studio.ts'

const command = 'npm run test:visual --'
const report = 'dist/visual-report.html'
const limit = 20_000_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', short: 'u', default: false },
    trust: { type: 'string' },
    storybook: { type: 'string' },
    baselines: { type: 'string', default: '.storybook/baselines' },
  },
})
type Studio = Awaited<ReturnType<typeof openStudio>>
type Baselines = ReturnType<typeof openBaselines>

const since = (start: number) => `${((performance.now() - start) / 1000).toFixed(0)} s`
const countOf = (stories: readonly Story[]) => stories.reduce((sum, { modes }) => sum + Object.keys(modes).length, 0)

/** Says how far the work is, at each tenth. */
function progressOf(total: number) {
  let done = 0
  return () => {
    done++
    if (Math.floor((done / total) * 10) > Math.floor(((done - 1) / total) * 10)) console.log(`  ${done} of ${total} pictures`)
  }
}

async function update(studio: Studio, stories: readonly Story[], baselines: Baselines, gone: readonly string[]) {
  const accepted: Accepted[] = []
  const problems: string[] = []
  let same = 0
  const step = progressOf(countOf(stories))
  await takeAll(studio, stories, async (take) => {
    step()
    const change = await judge(take, baselines)
    if ('problem' in take) problems.push(`${take.story.id}: ${take.problem.split('\n')[0]!}`)
    else if (change) accepted.push({ id: take.story.id, mode: take.mode, png: take.png })
    else same++
  })
  await baselines.accept(accepted, gone)
  const size = baselines.bytes()
  console.log(`${accepted.length} pictures accepted, ${gone.length} thrown away, ${same} as they were; ${(size / 1e6).toFixed(1)} MB in all.`)
  if (size > limit) problems.push(`The pictures take ${(size / 1e6).toFixed(1)} MB of ${limit / 1e6}: make a story smaller, or say why it needs no picture.`)
  if (problems.length) throw new Error(`Not pictured:\n${problems.join('\n')}`)
  console.log(`Next: look at what changed (git status ${values.baselines}), then commit it with the change that made it.`)
}

async function trust(studio: Studio, stories: readonly Story[], baselines: Baselines, runs: number) {
  let alarms = 0
  console.log('run  pictures  differ  byte for byte  time')
  for (let run = 1; run <= runs; run++) {
    const start = performance.now()
    let pictures = 0
    let same = 0
    const changes: Change[] = []
    await takeAll(studio, stories, async (take) => {
      const change = await judge(take, baselines)
      pictures++
      if (change) changes.push(change)
      else if (!('problem' in take) && baselines.isExactly(take.story.id, take.mode, take.png)) same++
    })
    alarms += changes.length
    console.log([String(run).padStart(3), String(pictures).padStart(9), String(changes.length).padStart(7), String(same).padStart(14), since(start).padStart(6)].join(' '))
    for (const { id, mode, what } of changes) console.log(`     ${id} ${mode}: ${what}`)
  }
  if (alarms) throw new Error(`${alarms} false alarms in ${runs} runs: find what is not still in those stories.`)
  console.log(`No false alarm in ${runs} runs. Next: npm run test:visual compares once.`)
}

async function check(studio: Studio, stories: readonly Story[], baselines: Baselines, gone: readonly string[]) {
  const changes: Change[] = []
  const total = countOf(stories)
  const step = progressOf(total)
  await takeAll(studio, stories, async (take) => {
    step()
    const change = await judge(take, baselines)
    if (change) changes.push(change)
  })
  for (const name of gone) {
    const [id, mode] = name.split(' ') as [string, string]
    changes.push({ id, title: id, mode, what: 'The story is gone, its picture is still there', before: await baselines.picture(id, mode) })
  }
  rmSync(report, { force: true })
  if (changes.length === 0) return total
  mkdirSync('dist', { recursive: true })
  writeFileSync(report, await reportOf(changes, (id) => (id ? `${command} -u ${id}` : `${command} -u`)))
  const named = changes.slice(0, 20).map(({ id, mode, what }) => `  ${id} ${mode}: ${what}`)
  const more = changes.length > named.length ? `\n  and ${changes.length - named.length} more` : ''
  throw new Error(`${changes.length} pictures are not as agreed:\n${named.join('\n')}${more}\nLook: ${report}. Accept: ${command} -u ${positionals.join(' ')}`.trimEnd())
}

const kinds = { skip: 'No picture', moving: 'The picture is taken where motion is welcome', rest: 'The picture is of the story before its play', top: 'The picture ends at 2,400 px' }

/** Lists each reason that a story gives for an exception, with the stories that give it. */
function exceptions(stories: readonly Story[]) {
  const reasons = new Map<string, string[]>()
  for (const { id, visual } of stories) {
    if (!visual) continue
    const [[kind, reason]] = Object.entries(visual) as [[keyof typeof kinds, string]]
    const what = `${kinds[kind]}, because ${reason}`
    reasons.set(what, [...(reasons.get(what) ?? []), id])
  }
  for (const [what, ids] of reasons) console.log(`${what}:\n  ${ids.join(', ')}`)
}

/** A story cannot get around its pictures in silence. */
function refuse(stories: readonly Story[]) {
  const silent = stories.filter(({ visual }) => visual && !Object.values(visual)[0]).map(({ id }) => id)
  if (silent.length) throw new Error(`parameters.visual says no reason in ${silent.join(', ')}.`)
  const bare = stories.filter(({ name, modes }) => name === 'States' && !('forced-1280' in modes)).map(({ id }) => id)
  if (bare.length) throw new Error(`Without the modes of a States story: ${bare.join(', ')}. Make it with states() of .storybook/states.tsx.`)
}

async function run() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.log('The pictures are taken by the browser that is pinned for linux-x64. On this machine Chromatic compares them: .github/workflows/chromatic.yml.')
    return
  }
  const began = performance.now()
  if (!values.storybook) console.log('Building the stories')
  const server = await serveStories(values.storybook ?? buildStories())
  const studio = await openStudio(server.origin)
  try {
    const all = await studio.stories()
    refuse(all)
    const asked = (story: Story) => positionals.some((word) => `${story.id} ${story.title}/${story.name}`.toLowerCase().includes(word.toLowerCase()))
    const pictured = all.filter(({ visual }) => !(visual && 'skip' in visual))
    const stories = positionals.length ? pictured.filter(asked) : pictured
    if (stories.length === 0) throw new Error(`No story is called ${positionals.join(' or ')}: a word of its title or id, such as Roadmap.`)
    const baselines = openBaselines(values.baselines)
    const gone = positionals.length ? [] : orphans(pictured, baselines)
    console.log(`The test of the test, on a focused button: ${await prove(studio, all)}. Each was seen.`)
    console.log(`${stories.length} stories, ${countOf(stories)} pictures`)
    if (values.update) await update(studio, stories, baselines, gone)
    else if (values.trust) await trust(studio, stories, baselines, Number(values.trust))
    else console.log(`${await check(studio, stories, baselines, gone)} pictures are as agreed.`)
    exceptions(all)
    console.log(`Done in ${since(began)}.`)
  } finally {
    await studio.close()
    await server.close()
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
