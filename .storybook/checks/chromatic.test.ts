import { execFile, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test as vitestTest } from 'vitest'
import { pathOf } from '../visual/modes.ts'

const hasHistory = spawnSync('git', ['rev-parse', 'HEAD~1']).status === 0
const test = vitestTest.skipIf(!hasHistory)

/** Answers of Chromatic's service up to the upload, by operation. */
const answers: Readonly<Record<string, object>> = {
  CreateAppTokenMutation: { appToken: 'token' },
  CLIAppInfo: { app: { features: { isReactNativeApp: false } } },
  FirstCommittedAtQuery: { app: { firstBuild: null, lastBuild: null } },
  LastBuildQuery: { app: { isOnboarding: false, lastBuild: null } },
  AnnounceBuildMutation: {
    announceBuild: {
      id: 'build',
      number: 1,
      browsers: ['chrome'],
      status: 'ANNOUNCED',
      autoAcceptChanges: false,
      reportToken: 'token',
      features: { uiTests: true, uiReview: false, isReactNativeApp: false },
      app: { id: 'app', turboSnapAvailability: 'AVAILABLE', isOnboarding: false },
    },
  },
}

const folder = mkdtempSync(join(tmpdir(), 'chromatic-'))
const stats = join(folder, 'preview-stats.json')
const run = promisify(execFile)
/** Without colors: the output is read as text, and npm test asks for colors. */
const plain = { ...process.env, FORCE_COLOR: '0' }
let service: Server
let printed = ''

beforeAll(async () => {
  if (!hasHistory) return
  service = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const part of request) body += String(part)
      const [, , operation = ''] = /(mutation|query)\s+(\w+)/.exec(body) ?? []
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data: answers[operation] ?? {} }))
    })()
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => {
    service.once('listening', listening)
  })
  const args = ['--dry-run', '--project-token=none', `--output-dir=${folder}`, `--storybook-log-file=${folder}.log`, '--no-interactive']
  const { port } = service.address() as AddressInfo
  const env = { ...plain, CHROMATIC_INDEX_URL: `http://127.0.0.1:${port}`, DISABLE_ERROR_MONITORING: 'true' }
  ;({ stdout: printed } = await run('npm', ['run', '--silent', 'chromatic', '--', ...args], { env }))
}, 300_000)

afterAll(() => {
  service?.close()
  for (const path of [folder, `${folder}.log`]) rmSync(path, { recursive: true, force: true })
})

test('npm run chromatic builds the Storybook where Chromatic looks for it', () => {
  expect(printed).toContain(`npm run build:storybook -- --output-dir=${folder} --stats-json=${folder}`)
  expect(printed).toContain('Storybook files validated and prepared for upload')
  const missing = ['index.html', 'iframe.html', 'index.json', 'preview-stats.json'].filter((file) => !existsSync(join(folder, file)))
  expect(missing).toEqual([])
})

test('the built Storybook has the manifest from which agents are answered', () => {
  const { components } = JSON.parse(readFileSync(join(folder, 'manifests/components.json'), 'utf8')) as {
    components: Record<string, { import?: string; stories: readonly { snippet?: string }[] }>
  }
  const button = components['elements-button']
  expect(button?.import).toContain("from '@onenode/design-system'")
  expect(button?.stories.map(({ snippet }) => snippet)).toContainEqual(expect.stringContaining('<Button'))
})

const { untraced } = JSON.parse(readFileSync('chromatic.config.json', 'utf8')) as { untraced: readonly string[] }

/** Story files that TurboSnap takes when the given files change. */
async function takenFor(...files: readonly string[]): Promise<string[]> {
  const flags = untraced.flatMap((glob) => ['--untraced', glob])
  const trace = ['exec', '--', 'chromatic', 'trace', '--mode', 'compact', '--stats-file', stats]
  const { stdout, stderr } = await run('npm', [...trace, ...flags, ...files], { env: plain })
  if (/TurboSnap disabled/.test(stdout + stderr)) throw new Error(stdout + stderr)
  return [...stdout.matchAll(/^— (\S+)/gm)].map(([, file]) => file!).sort()
}

const card = ['ui/elements/Card/Card.stories.tsx']

test.each([
  ['a component', 'ui/elements/Card/Card.tsx', card],
  ['its styles', 'ui/elements/Card/Card.css.ts', card],
  ['its guide', 'ui/elements/Card/Card.guide.tsx', card],
  ['a picture', pathOf('elements-link--states', 'light-1280'), []],
  ['a check', '.storybook/checks/color-pairs.ts', []],
  ['the list of stories', '.storybook/story-ids.txt', []],
  ['a welcome page', '.storybook/welcome/for-qa.mdx', []],
] as const)('a change of %s takes exactly the stories that show it', async (_what, file, stories) => {
  expect(await takenFor(file)).toEqual(stories)
})

test('a change of what stories share takes those that use it', async () => {
  const using = globSync('{ui,site}/**/*.stories.tsx').filter((file) => readFileSync(file, 'utf8').includes('fixtures/stress.tsx'))
  expect(using.length).toBeGreaterThan(60)
  expect(await takenFor('ui/fixtures/stress.tsx')).toEqual(expect.arrayContaining(using))
})

test('no component makes TurboSnap take everything', async () => {
  const components = globSync('ui/**/*.tsx').filter((file) => !/\.(test|stories|guide|fixture)\.tsx$/.test(file))
  expect(components.length).toBeGreaterThan(80)
  expect((await takenFor(...components)).length).toBeGreaterThan(80)
})

test('what is not traced has no snapshot', async () => {
  const stories = globSync([...untraced], { exclude: ['.storybook/pictures/**'] }).filter((file) => file.endsWith('.stories.tsx'))
  expect(stories.filter((file) => !readFileSync(file, 'utf8').includes('disableSnapshot: true'))).toEqual([])
})

test('the papers name how many snapshots a full run takes', () => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string }>
  }
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  const snapshots = 3 * stories.length + 2 * stories.filter(({ id }) => id.endsWith('--states')).length
  const said = ['CONTRIBUTING.md', '.storybook/welcome/for-qa.mdx'].map((file) =>
    Number(/A full run takes about ([\d,]+)\s+snapshots/.exec(readFileSync(file, 'utf8'))?.[1]?.replace(',', '')),
  )
  // About: one story more or less changes no paper.
  for (const about of said) expect(Math.abs(about - snapshots), `${snapshots} snapshots`).toBeLessThanOrEqual(100)
})
