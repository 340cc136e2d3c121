import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer as createHttpServer, request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { caasPrefix } from './caas-deployments.ts'

/** Prism, serving one OpenAPI file on loopback. */
export type Prism = { host: string; stop: () => Promise<void> }

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

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

/** Both APIs behind one host, as a reader calls them: the CaaS API by its prefix, the VM API by every other path. */
export const startMock = async (folder: string, yaml: { vm: string; caas: string }): Promise<Prism> => {
  const [vm, caas] = await Promise.all([startPrism(folder, 'mock-vm', yaml.vm), startPrism(folder, 'mock-caas', yaml.caas)])
  const server = createHttpServer((asked, answer) => {
    const to = new URL(asked.url ?? '/', asked.url?.startsWith(`${caasPrefix}/`) ? caas.host : vm.host)
    const passed = request(to, { method: asked.method, headers: { ...asked.headers, host: to.host } }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
    })
    passed.once('error', () => answer.destroy())
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await Promise.all([vm.stop(), caas.stop()])
    },
  }
}
