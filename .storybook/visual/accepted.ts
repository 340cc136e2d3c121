import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { crc32 } from 'node:zlib'
import type { BrowserCommand } from 'vitest/node'
import { pathOf } from './modes.ts'

const keyword = 'sha256 of the bytes that the browser wrote'
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
/** The length, the type and the checksum of a chunk. */
const frame = 12

/** Adds the hash of the bytes that the browser wrote to the same picture without loss in fewer bytes, as a text chunk before the end. */
export function withHash(small: Buffer, written: Buffer): Buffer {
  const content = Buffer.from(`tEXt${keyword}\0${hashOf(written)}`, 'latin1')
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return Buffer.concat([small.subarray(0, -frame), chunk, small.subarray(-frame)])
}

/** Whether the page draws the accepted picture byte for byte: Vitest's comparison decodes both, which takes longer than to draw them. */
export const isAccepted: BrowserCommand<[story: string, mode: string]> = async ({ iframe, project }, story, mode) => {
  const accepted = await readFile(resolve(project.config.root, pathOf(story, mode))).catch(() => undefined)
  if (!accepted) return false
  const drawn = await iframe.locator('html').screenshot({ animations: 'allow', caret: 'initial' })
  return accepted.includes(`${keyword}\0${hashOf(drawn)}`, accepted.length - 256, 'latin1')
}
