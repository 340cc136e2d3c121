import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inTurn, type Run } from '@workspace/sandbox/run-sample.fixture.ts'

/** Terminal with a home and a working folder of its own. */
export type Terminal = {
  /** Saves a file in the working folder. */
  save: (name: string, content: string) => void
  /** Pastes lines; an unset variable or a failed command ends the run. The reader types `typed` afterwards. */
  paste: (lines: string, env: Readonly<Record<string, string>>, typed?: string) => Promise<Run>
}

/** Programs that need another machine, replaced by stand-ins that do nothing. */
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
  // The stand-in uses the compile cache of `npm test`; the terminal's environment has nothing else of the machine's.
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
            // As in a terminal, a running program reads the pasted lines that follow it.
            shell.stdin.end(`${lines}\n${typed}`)
          }),
      ),
  }
}
