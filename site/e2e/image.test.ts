import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { complete } from '@workspace/application/application.fixture.ts'
import { readJson } from '@workspace/host/configuration/read-json.ts'
import { findFreePort } from '../../testing/free-port.ts'

const run = promisify(execFile)
const origin = 'https://image.example'

/** Dockerfile with each step on one line. Docker joins lines that end with a backslash. */
const dockerfile = readFileSync('ops/deploy/Dockerfile', 'utf8').replaceAll('\\\n', '')
const steps = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ') + 1).split('\n')
const list = (instruction: string) =>
  steps.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1))
const readCommand = (text: string) => readJson(z.array(z.string()), text.slice(text.indexOf('[')))

const folder = mkdtempSync(join(tmpdir(), 'image-'))
let env: Record<string, string>
let server: ChildProcess
const lines: string[] = []

/** Runs the `COPY` and `RUN` steps in order. The image's own user and its folder don't exist here. */
async function install() {
  for (const step of steps) {
    const [instruction, ...words] = step.split(' ')
    if (instruction === 'COPY') {
      const [target = '', ...sources] = words.filter((word) => !word.startsWith('--')).toReversed()
      for (const source of sources.map((path) => path.replace('/site/', ''))) {
        const path = join(folder, target, target.endsWith('/') && statSync(source).isFile() ? basename(source) : '')
        cpSync(source, path, { recursive: true })
      }
    }
    if (instruction === 'RUN' && !words.includes('-o')) await run('/bin/sh', ['-c', words.join(' ')], { cwd: folder, env })
  }
}

beforeAll(async () => {
  env = {
    ...Object.fromEntries(list('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')))),
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    HOME: folder,
    OUTBOX_DIRECTORY: join(folder, 'outbox'),
    PORT: String(await findFreePort()),
    SITE_ORIGIN: origin,
    RESEND_API_KEY: 're_image',
    APPLICATION_RECIPIENTS: 'hosts@image.example',
    // Nothing listens on this port, so no email leaves this machine.
    RESEND_BASE_URL: 'http://127.0.0.1:9',
  }
  await install()
  // The image is built for an origin with https. The test's build has another origin.
  const manifest = join(folder, 'dist/server/manifest.json')
  const built = JSON.parse(readFileSync(manifest, 'utf8')) as { publicConfiguration: object }
  writeFileSync(manifest, JSON.stringify({ ...built, publicConfiguration: { ...built.publicConfiguration, siteOrigin: origin } }))
  const [program = '', ...args] = readCommand(list('CMD').at(-1)!)
  server = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  await new Promise<void>((done, fail) => {
    for (const input of [server.stdout!, server.stderr!])
      createInterface({ input }).on('line', (line) => {
        lines.push(line)
        if (line.startsWith('Next:')) done()
      })
    server.once('close', () => fail(new Error(`The server of the image did not start:\n${lines.join('\n')}`)))
  })
})

afterAll(async () => {
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
  rmSync(folder, { recursive: true })
})

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${env['PORT']}${path}`, init)

test('the image has no node_modules folder', () => {
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
})

test('the container answers pages, unknown addresses and its own health check', async () => {
  const home = await ask('/')
  expect([home.status, (await home.text()) === readFileSync('dist/client/index.html', 'utf8')]).toEqual([200, true])
  const unknown = await ask('/docs/unknown')
  expect([unknown.status, (await unknown.text()).includes('<h1')]).toEqual([404, true])
  const [program = '', ...args] = readCommand(list('HEALTHCHECK')[0]!)
  await run(program, args, { cwd: folder, env })
})

test('the container stores a form, and its outbox command lists and erases it', async () => {
  const form = /<form action="(?<action>[^"]+)" method="post">/.exec(await (await ask('/cloud-host-form')).text())!.groups!
  const answers = Object.entries(complete).map(([name, value]) => [name, value === true ? 'on' : String(value)])
  const answer = await ask(form['action']!, {
    method: 'POST',
    body: new URLSearchParams(answers),
    headers: { Origin: origin },
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  const { pathname } = new URL(answer.headers.get('Location')!, origin)
  const reference = basename(pathname)
  const page = await ask(pathname)
  expect([page.status, (await page.text()).includes(reference)]).toEqual([200, true])
  const outbox = async (...args: string[]) => (await run('npm', ['run', '--silent', 'outbox', '--', ...args], { cwd: folder, env })).stdout
  expect(await outbox('list')).toContain(reference)
  expect(await outbox('erase', complete.companyEmail)).toContain('Deleted: 1.')
  expect(await outbox('list')).not.toContain(reference)
})
