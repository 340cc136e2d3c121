import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inTurn, type Run } from '@workspace/sandbox/run-sample.fixture.ts'

/** Terminal with its own home and working folder. */
export type Terminal = {
  /** Saves a file in the working folder. */
  save: (name: string, content: string) => void
  /** Pastes lines and then types `typed`. An unset variable or a failed command ends the run. */
  paste: (lines: string, env: Readonly<Record<string, string>>, typed?: string) => Promise<Run>
}

/** Programs with effects outside of the terminal. Stand-ins that do nothing replace them. */
const elsewhere = ['ssh', 'scp', 'ssh-keygen']

/** Opens a terminal in which `onenode` runs the stand-in for the command-line tool. */
export const openTerminal = (folder: string): Terminal => {
  const home = mkdtempSync(join(folder, 'home-'))
  const bin = join(home, 'bin')
  mkdirSync(bin)
  const write = (name: string, text: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  // Gives the stand-in the compile cache of `npm test`. The terminal inherits no other variables of the machine.
  const { NODE_COMPILE_CACHE: compiled } = process.env
  const cached = compiled ? `NODE_COMPILE_CACHE='${compiled}' ` : ''
  write('onenode', `${cached}exec '${process.execPath}' --no-warnings '${resolve('site/docs/try/samples/onenode.fixture.ts')}' "$@"`)
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
            // As in a terminal, a running program reads the lines that were pasted after it.
            shell.stdin.end(`${lines}\n${typed}`)
          }),
      ),
  }
}
