import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach } from 'vitest'

/** Host name in the files of this folder. */
export const host = 'onenode.example'

export const isInstalled = (program: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((directory) => existsSync(join(directory, program)))

/** Text for the name of a test that is skipped. */
export const noteMissing = (program: string, debian: string) =>
  isInstalled(program) ? '' : ` (skipped: ${program} is not installed; apt-get install ${debian})`

interface Start {
  env: Record<string, string>
  cwd?: string
  command?: readonly [string, ...string[]]
  uid?: number
  stdio?: StdioOptions
}

/** Creates a folder, and starts processes that end with the test. */
export const createDeployment = () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  chmodSync(folder, 0o755)
  const children: ChildProcess[] = []

  afterEach(async () => {
    await Promise.all(
      children.splice(0).map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }),
    )
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const run = ({ env, cwd = process.cwd(), command = [process.execPath, 'dist/server/start.js'], ...options }: Start): ChildProcess => {
    const child = spawn(command[0], command.slice(1), {
      cwd,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...options,
    })
    children.push(child)
    return child
  }
  /** Starts the built server and waits for its address. */
  const startSite = async (options: Start) => {
    for await (const line of createInterface({ input: run(options).stdout! })) if (line.startsWith('Next:')) return
    throw new Error('The site did not start.')
  }
  return { folder, run, startSite }
}
