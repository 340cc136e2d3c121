import { globSync, rmSync } from 'node:fs'
import { startVitest } from 'vitest/node'
import ProgressReporter from '../../testing/progress-reporter.ts'
import { StallReporter } from './stall-reporter.ts'

/** Options of `npm run test:visual` that also apply to each of its processes. */
export const options = {
  update: { type: 'boolean', short: 'u', default: false },
  'test-name': { type: 'string', short: 't' },
  changed: { type: 'string' },
  shard: { type: 'string' },
  behavior: { type: 'boolean', default: false },
} as const

export interface RunOptions {
  update: boolean
  'test-name'?: string
  changed?: string
  /** Part of the story files, such as `1/2`. @default all */
  shard?: string
  /** Parts of the paths of story files. */
  filters: readonly string[]
  /** Prints the results. */
  print: boolean
  /** Folder of the report. */
  outputDir: string
}

export interface RunResult {
  /** Number of pictures. */
  compared: number
  failed: boolean
}

export const folder = 'dist/stories'

/** Twice the time limit of a test, in ms. */
const stallLimit = 480_000

function endStalled(message: string): void {
  console.error(message)
  process.exit(1)
}

/** Runs stories in one browser with one page, because a browser with two pages sometimes hung. */
async function runStories({ filters, update, changed, shard, print, outputDir, 'test-name': testName }: RunOptions): Promise<RunResult> {
  const vitest = await startVitest('test', [...filters], {
    project: ['stories'],
    watch: false,
    update: update ? 'all' : 'none',
    // The second reporter belongs to @vitest/ui.
    reporters: [
      new ProgressReporter(),
      new StallReporter(stallLimit, endStalled),
      ['html', { outputDir, singleFile: true }],
      ...(print ? ['default'] : []),
    ],
    passWithNoTests: changed !== undefined,
    ...(shard !== undefined && { shard }),
    ...(changed !== undefined && { changed }),
    ...(testName !== undefined && { testNamePattern: testName }),
  })
  const modules = vitest.state.getTestModules()
  const passed = modules.flatMap((module) => [...module.children.allTests('passed')]).map((test) => test.meta())
  // Deletes the pictures that passing tests with planted faults leave behind.
  for (const { storyId } of passed) for (const file of globSync(`${folder}/attachments/${storyId?.replace('--', '.')}.*`)) rmSync(file)
  const failed = modules.some((module) => !module.ok()) || Boolean(process.exitCode)
  await vitest.close()
  return { compared: passed.reduce((sum, { pictures = 0 }) => sum + pictures, 0), failed }
}

if (process.send && process.argv[2]?.startsWith('{')) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- test-stories.ts wrote it.
  process.send(await runStories(JSON.parse(process.argv[2]) as RunOptions))
}
