import { execFileSync, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createApplication, createOutboxWorld } from '../../packages/application/accept/outbox.fixture.ts'
import { outcome } from '../../packages/application/mail/outcome.fixture.ts'
import { settingNames } from '../../packages/host/configuration/configuration.ts'
import { isInstalled, noteMissing } from './deploy.fixture.ts'

const guide = 'ops/deploy/README.md'

/** Command blocks of the guide, as printed. */
const blocks = [...readFileSync(guide, 'utf8').matchAll(/^( *)```sh\n(.*?)^ *```$/gms)].map(([, indent = '', text = '']) =>
  text.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim(),
)

/** Commands that would change a machine or an account. They are checked without being run, and `reason` says why. */
const checked: { command: RegExp; reason: string; check: (command: string) => void }[] = [
  {
    command: /^systemctl /,
    reason: 'systemd does not run in a container, so systemd-analyze verifies the units',
    check: (command) => {
      const units = command.split(' ').filter((word) => /\.(?:service|socket)$/.test(word))
      expect(units.length).toBeGreaterThan(0)
      const files = units.map((unit) => `ops/deploy/${unit}`)
      for (const file of files) expect(existsSync(file), file).toBe(true)
      if (isInstalled('systemd-analyze')) execFileSync('systemd-analyze', ['verify', ...files], { stdio: 'inherit' })
    },
  },
  {
    command: /^docker build /,
    reason: 'a build needs a Docker daemon and the network, and site/e2e/image.test.ts runs the steps of the Dockerfile',
    check: (command) => {
      const file = /-f (\S+)/.exec(command)![1]!
      expect(readFileSync(file, 'utf8')).toContain(`ARG ${/--build-arg (\w+)=/.exec(command)![1]}`)
    },
  },
  {
    command: /^apt-get install /,
    reason: 'installing needs root and the network, so apt only looks the packages up',
    check: (command) => {
      if (!isInstalled('apt-cache')) return
      const packages = command.split(' ').slice(2)
      const found = execFileSync('apt-cache', ['show', ...packages], { encoding: 'utf8' })
      for (const name of packages) expect(found).toContain(`Package: ${name}\n`)
    },
  },
  {
    command: /^npm run audits -- deploy$/,
    reason: 'the audit runs this test',
    check: () => expect(execFileSync('npm', ['run', '--silent', 'audits'], { encoding: 'utf8' })).toMatch(/^deploy /m),
  },
  {
    command: /^npx wrangler secret put /,
    reason: 'it needs a Cloudflare account, so only the names of the setting and the file are checked',
    check: (command) => {
      const [, name = '', file = ''] = /put (\S+) -c (\S+)$/.exec(command)!
      expect(settingNames).toContain(name)
      expect(existsSync(file), file).toBe(true)
    },
  },
  {
    command: /^(?:\w+=\S+ )?npm run build:edge$|^npx wrangler deploy /,
    reason: 'deploying needs a Cloudflare account, and site/e2e/cloudflare.long.test.ts runs the built worker',
    check: (command) => {
      const file = / -c (\S+)$/.exec(command)?.[1]
      if (file) expect(existsSync(file), file).toBe(true)
      else expect(readFileSync('package.json', 'utf8')).toContain('"build:edge"')
    },
  },
]
const findCheck = (command: string) => checked.find((each) => each.command.test(command))

const pageSize = 4096

/** States of an outbox, intact or damaged. In each state, most applications can be read. */
const states: { name: string; log?: boolean; damage?: (file: string) => void }[] = [
  { name: 'an intact outbox' },
  { name: 'the outbox of a killed server, with its write-ahead log', log: true },
  {
    name: 'an outbox with a damaged page',
    damage: (file) => {
      const middle = Math.floor(statSync(file).size / pageSize / 2) * pageSize
      writeFileSync(file, readFileSync(file).fill(0xa5, middle, middle + pageSize))
    },
  },
  { name: 'a truncated outbox', damage: (file) => writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size * 0.8)) },
]

const references = (file: string): string[] => {
  const connection = new DatabaseSync(file)
  try {
    return connection
      .prepare('SELECT reference FROM applications NOT INDEXED ORDER BY reference')
      .all()
      .map(({ reference }) => String(reference))
  } finally {
    connection.close()
  }
}

/** Lists the files of a project folder, and of its subfolders. Leaves out symbolic links, which lead to files of the repository. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return readdirSync(join(folder, entry.name)).map((name) => join(entry.name, name))
    return entry.isFile() ? [entry.name] : []
  })

const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const all = Array.from({ length: 30 }, (_, n) => createApplication(n + 1).applicationId!)

/** Stores the applications, and returns the files of the outbox. */
const fillOutbox = async (log: boolean) => {
  const { directory, database, outcomes, apply } = createOutboxWorld()
  for (const n of all.keys()) {
    if (n % 2 === 0) outcomes.push(outcome.down)
    await apply(createApplication(n + 1))
  }
  if (!log) database.all('PRAGMA wal_checkpoint(TRUNCATE)')
  return readdirSync(directory).flatMap((name) => (name.endsWith('-shm') ? [] : [[name, readFileSync(join(directory, name))] as const]))
}
const filled = new Map<boolean, ReturnType<typeof fillOutbox>>()

/** Creates a project folder with an outbox, in which the commands run. */
const createProject = async ({ log = false, damage }: (typeof states)[number]) => {
  const files = await (filled.get(log) ?? filled.set(log, fillOutbox(log)).get(log)!)
  const project = createFolder()
  cpSync('package.json', join(project, 'package.json'))
  for (const name of ['node_modules', 'packages', 'tokens']) symlinkSync(resolve(name), join(project, name))
  const outbox = join(project, '.outbox')
  mkdirSync(outbox, { mode: 0o700 })
  for (const [name, content] of files) writeFileSync(join(outbox, name), content, { mode: 0o600 })
  const file = join(outbox, 'outbox.sqlite')
  damage?.(file)
  return { project, outbox, file }
}

const runBlock = (project: string, block: string) => {
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-eu', '-c', block], {
    cwd: project,
    encoding: 'utf8',
    // Uses the same Node as this test, and a home folder without settings.
    env: { PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`, HOME: createFolder() },
  })
  return { status, stdout, output: `$ ${block.replaceAll('\n', '\n$ ')}\n${stdout}${stderr}(ends with ${status})` }
}

const readFolder = (folder: string) => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')])

/** Checks of what the blocks do. Each check belongs to the block that contains its `command`. */
const effects: {
  command: RegExp
  check: (world: Awaited<ReturnType<typeof createProject>>, ran: ReturnType<typeof runBlock>, isDamaged: boolean) => void
}[] = [
  {
    command: /VACUUM INTO/,
    check: ({ project }, { status }, isDamaged) => {
      // An incomplete copy must not look like a complete one.
      if (status === 0) expect(references(join(project, 'copy.sqlite'))).toEqual(all)
      else expect(isDamaged).toBe(true)
    },
  },
  {
    command: /DELETE FROM applications/,
    check: ({ file }, { status }, isDamaged) => {
      if (isDamaged) return
      expect(status).toBe(0)
      expect(references(file)).toEqual(all.slice(1))
      for (const name of readdirSync(dirname(file))) expect(readFileSync(join(dirname(file), name)).includes(all[0]!)).toBe(false)
    },
  },
  {
    command: /outbox -- rescue/,
    check: ({ outbox, project }, { status, stdout }, isDamaged) => {
      expect(status).toBe(0)
      const [found, read, written] = [...stdout.matchAll(/^(?:Found|Read|Written) +(\d+)/gm)].map(([, count]) => Number(count))
      const rescued = references(join(outbox, 'outbox.sqlite'))
      expect([read, written]).toEqual([rescued.length, rescued.length])
      // The index of a truncated file can name a row that never existed.
      expect(found).toBeGreaterThanOrEqual(all.length)
      if (!isDamaged) expect(found).toBe(all.length)
      if (!isDamaged) expect(rescued).toEqual(all)
      expect(rescued.length).toBeGreaterThan(all.length / 2)
      for (const reference of all) if (!rescued.includes(reference)) expect(stdout).toContain(`Lost      ${reference}`)
      expect(existsSync(join(project, 'damaged/outbox.sqlite'))).toBe(true)
    },
  },
]

const { VERSION_CODENAME: codename } = Object.fromEntries(
  (existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '')
    .split('\n')
    .map((line) => line.split('=') as [string, string]),
)
const image = /^FROM node:\d+-(\w+)/m.exec(readFileSync('ops/deploy/Dockerfile', 'utf8'))![1]
const elsewhere = codename === image ? '' : ` (on ${codename ?? 'an unknown distribution'}, although the image uses ${image})`

describe(`the commands of ${guide}${elsewhere}`, () => {
  it('are all known to this test', () => {
    expect(blocks.length).toBeGreaterThan(5)
    for (const block of blocks) {
      const isChecked = block.split('\n').every(findCheck)
      const isRun = effects.filter(({ command }) => command.test(block)).length === 1
      expect([block, isChecked || isRun]).toEqual([block, true])
    }
  })

  for (const line of blocks.flatMap((block) => block.split('\n'))) {
    const { reason, check } = findCheck(line) ?? {}
    if (check) it(`${line} (not run: ${reason})`, () => check(line))
  }

  for (const block of blocks.filter((each) => !each.split('\n').every(findCheck))) {
    const needsSqlite = block.includes('sqlite3 ')
    it.skipIf(needsSqlite && !isInstalled('sqlite3')).each(states)(
      `${block.replaceAll('\n', '; ')} with $name${needsSqlite ? noteMissing('sqlite3', 'sqlite3') : ''}`,
      async (state) => {
        const world = await createProject(state)
        const before = listFiles(world.project)
        const original = readFolder(world.outbox)
        const ran = runBlock(world.project, block)
        console.log(ran.output)
        for (const name of listFiles(world.project)) {
          if (!before.includes(name)) expect([name, (statSync(join(world.project, name)).mode & 0o777).toString(8)]).toEqual([name, '600'])
        }
        expect((statSync(world.outbox).mode & 0o777).toString(8)).toBe('700')
        effects.find(({ command }) => command.test(block))!.check(world, ran, state.damage !== undefined)
        const moved = join(world.project, 'damaged')
        if (existsSync(moved)) expect(readFolder(moved)).toEqual(original)
      },
    )
  }
})
