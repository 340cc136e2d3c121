import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'

export async function startRegistry(findFolder: (name: string) => string) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1)
    const name = path.replace(/\.tgz$/, '')
    const folder = findFolder(name)
    if (path.endsWith('.tgz')) {
      spawn('tar', ['-czf', '-', '-C', dirname(folder), basename(folder)], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout.pipe(response)
      return
    }
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A tool in this repository wrote the file.
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
      const dist = { tarball: `http://${request.headers.host}/${encodeURIComponent(name)}.tgz` }
      const versions = { [manifest.version]: { ...manifest, dist } }
      response.end(JSON.stringify({ name, 'dist-tags': { latest: manifest.version }, versions }))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A server on a TCP port has an address object.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
