import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { crc32 } from 'node:zlib'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { pathOf } from './modes.ts'

const keyword = 'sha256 of the bytes that the browser wrote'
/** The length, the type and the checksum of a chunk. */
const frame = 12

/** Where the hash of a picture is until somebody accepts it. */
const hashFile = (root: string, picture: string) => join(root, 'dist/stories/hashes', picture.replaceAll('/', '.'))

/** Adds the hash of the last run to a picture, as a text chunk before the end. The next run compares the hash alone. */
export function withHash(small: Buffer, picture: string): Buffer {
  const hash = readFileSync(hashFile(process.cwd(), picture), 'latin1')
  const content = Buffer.from(`tEXt${keyword}\0${hash}`, 'latin1')
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return Buffer.concat([small.subarray(0, -frame), chunk, small.subarray(-frame)])
}

/** The part of the page that is pictured. */
export interface Area {
  width: number
  height: number
  /** Whether the window shows all of it. */
  fits: boolean
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/**
 * Whether the page draws the accepted picture byte for byte. Vitest's comparison decodes both pictures, which takes longer than drawing
 * them. The hash of a changed picture is kept, in case it is accepted.
 */
export const isAccepted: BrowserCommand<[story: string, mode: string, area: Area]> = async (
  { page, project },
  story,
  mode,
  { width, height, fits },
) => {
  const { root } = project.config
  const picture = pathOf(story, mode)
  const session = await sessionOf(page)
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width, height, scale: 1 },
    captureBeyondViewport: !fits,
    // Only the hash of these bytes is used, and compressing them took half of the time.
    optimizeForSpeed: true,
  })
  const hash = createHash('sha256').update(data, 'base64').digest('hex')
  const accepted = await readFile(resolve(root, picture)).catch(() => undefined)
  if (accepted?.includes(`${keyword}\0${hash}`, accepted.length - 256, 'latin1')) return true
  const kept = hashFile(root, picture)
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, hash)
  return false
}
