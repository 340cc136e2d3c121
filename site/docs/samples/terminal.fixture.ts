import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inTurn, type Run } from '@workspace/api/checks/run-sample.fixture.ts'

/** A terminal with a home and a working folder of its own. */
export type Terminal = {
  /** Saves a file in the working folder. */
  save: (name: string, content: string) => void
  /** Pastes lines; variables that are not set and commands that fail end the run. `typed` is what the reader types afterwards. */
  paste: (lines: string, env: Readonly<Record<string, string>>, typed?: string) => Promise<Run>
}

/** The programs of a reader that need another machine: they do nothing. */
const elsewhere = ['ssh', 'scp', 'ssh-keygen']

/** Opens a terminal in which `onenode` is the stand-in for the tool. */
export const openTerminal = (folder: string): Terminal => {
  const home = mkdtempSync(join(folder, 'home-'))
  const bin = join(home, 'bin')
  mkdirSync(bin)
  const write = (name: string, text: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  // The terminal has an environment of its own; the stand-in alone takes the code that `npm test` keeps compiled.
  const { NODE_COMPILE_CACHE: compiled } = process.env
  const cached = compiled ? `NODE_COMPILE_CACHE='${compiled}' ` : ''
  write('onenode', `${cached}exec '${process.execPath}' --no-warnings '${resolve('site/docs/samples/onenode.fixture.ts')}' "$@"`)
  for (const name of elsewhere) write(name, 'exit 0')
  return {
    save: (name, content) => writeFileSync(join(home, name), `${content}\n`),
    paste: (lines, env, typed = '') =>
      inTurn(
        () =>
          new Promise((done) => {
            const shell = spawn('bash', ['-eu', '-o', 'pipefail'], {
              cwd: home,
              env: { PATH: `${bin}:${process.env.PATH}`, HOME: home, no_proxy: '*', ...env },
            })
            const run = { stdout: '', stderr: '' }
            shell.stdout.on('data', (chunk: Buffer) => {
              run.stdout += String(chunk)
            })
            shell.stderr.on('data', (chunk: Buffer) => {
              run.stderr += String(chunk)
            })
            shell.stdin.on('error', () => {})
            shell.once('close', (code) => done({ code: code ?? 1, ...run }))
            // A terminal gives pasted lines to the shell one by one, and to whatever reads meanwhile.
            shell.stdin.end(`${lines}\n${typed}`)
          }),
      ),
  }
}
