import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { freePort } from '../../../ops/testing/free-port.ts'

/** Prism, serving one OpenAPI file on loopback. */
export type Prism = { host: string; stop: () => Promise<void> }

const cli = join(dirname(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json')), 'dist/index.js')

/** Starts Prism; with `--errors`, a request that breaks the contract gets an error and not an example. */
export const startPrism = async (folder: string, name: string, yaml: string): Promise<Prism> => {
  const file = join(folder, `${name}.yaml`)
  writeFileSync(file, yaml)
  const port = await freePort()
  const child = spawn(process.execPath, [cli, 'mock', '--errors', '--host', '127.0.0.1', '--port', String(port), file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder },
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += String(chunk)
      if (said.includes('Prism is listening')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Prism ended:\n${said}`)))
  })
  child.stdout.removeAllListeners('data').resume()
  child.stderr.removeAllListeners('data').resume()
  return {
    host: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
