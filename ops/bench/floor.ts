import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from '../../packages/host/build/compress.ts'

/** Writes the floor of the built site: the same pages without scripts, the fastest that this server allows. */
export async function writeFloor(built: string, floor: string): Promise<void> {
  rmSync(floor, { recursive: true, force: true })
  const pages = join(floor, 'client')
  cpSync(join(built, 'client'), pages, { recursive: true, filter: (file) => !/\.(?:br|gz|js)$/.test(file) })
  cpSync(join(built, 'server'), join(floor, 'server'), { recursive: true })
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))) {
    const path = join(pages, file)
    const html = readFileSync(path, 'utf8')
    writeFileSync(path, html.replaceAll(/<script\b[^]*?<\/script>/g, '').replace(/<body[^>]*>/, '<body>'))
  }
  await compressFiles(pages)
}
