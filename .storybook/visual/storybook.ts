import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Builds the stories alone, without documentation pages, and says where. */
export function buildStories(): string {
  const folder = resolve('node_modules/.cache/visual/storybook')
  rmSync(folder, { recursive: true, force: true })
  const { status, stdout } = spawnSync('npx', ['storybook', 'build', '--test', '--quiet', '-o', folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The stories do not build. See it alone: npm run build:storybook\n${stdout}`)
  return folder
}

/** Serves built stories on loopback. */
export async function serveStories(folder: string) {
  const held = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stories.example')
    const file = join(folder, decodeURIComponent(pathname === '/' ? '/index.html' : pathname))
    try {
      const content = held.get(file) ?? readFileSync(file)
      held.set(file, content)
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': 'max-age=3600' }).end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
