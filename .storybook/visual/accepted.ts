import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { losslessCompressPng, Transformer } from '@napi-rs/image'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { getPicturePath, getPngPath } from './modes.ts'

const chunk = 'hash'
const hashLength = 64

/** File of a picture's hash, until the picture is accepted. */
const hashFile = (root: string, picture: string) => join(root, 'dist/stories/hashes', picture.replaceAll('/', '.'))

/**
 * Compresses a PNG without loss: as WebP it takes less than half of the bytes. The hash of the last run is at the end, where browsers
 * skip it. The next run compares the hash alone.
 */
export async function compress(png: Buffer, picture: string): Promise<Buffer> {
  const hash = readFileSync(hashFile(process.cwd(), picture))
  if (picture.endsWith('.png')) return Buffer.concat([await losslessCompressPng(png), hash])
  const { height } = await new Transformer(png).metadata()
  if (height > 16_383)
    throw new Error(`${picture} is ${height} px high, which WebP cannot be: add it to tall in .storybook/visual/modes.ts.`)
  const webp = await new Transformer(png).webpLossless()
  const head = Buffer.alloc(8)
  head.write(chunk, 'latin1')
  head.writeUInt32LE(hashLength, 4)
  const whole = Buffer.concat([webp, head, hash])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

/** Hash at the end of an accepted picture. */
const hashIn = (picture: Buffer) => picture.toString('latin1', picture.length - hashLength)

/** Pictured part of the page, in px. */
export interface Area {
  width: number
  height: number
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()
function getSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/**
 * True when the page draws the accepted picture byte for byte. Vitest's comparison decodes both pictures, which takes longer than drawing
 * them. The hash of a changed picture is kept in case it is accepted.
 */
export const isAccepted: BrowserCommand<[story: string, mode: string, area: Area]> = async (
  { page, project },
  story,
  mode,
  { width, height },
) => {
  const { root, snapshotOptions } = project.config
  const picture = getPicturePath(story, mode)
  const session = await getSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width, height, scale: 1 },
    // Only the hash of these bytes is used; compressing them took half of the time.
    optimizeForSpeed: true,
  })
  const hash = createHash('sha256').update(data, 'base64').digest('hex')
  const accepted = await readFile(resolve(root, picture)).catch(() => undefined)
  if (accepted && hashIn(accepted) === hash) return true
  for (const [file, content] of [
    [hashFile(root, picture), hash],
    // An update writes the new picture to this path.
    ...(accepted && snapshotOptions.updateSnapshot !== 'all'
      ? [[resolve(root, getPngPath(story, mode)), await new Transformer(accepted).png()] as const]
      : []),
  ] as const) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return false
}
