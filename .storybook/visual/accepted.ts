import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Transformer } from '@napi-rs/image'
import type { CDPSession } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { getPicturePath, pngFolder } from './modes.ts'

export interface Area {
  width: number
  height: number
}

const sessions = new WeakMap<object, Promise<CDPSession>>()

/**
 * Returns true if the picture equals the accepted picture. Otherwise, writes the accepted picture, if there is one, as PNG for Vitest's slower comparison, except with `-u`.
 */
export const isAccepted: BrowserCommand<[name: string, area: Area]> = async ({ page, project }, name, area) => {
  const { root, snapshotOptions } = project.config
  const file = resolve(root, getPicturePath(name))
  if (!existsSync(file)) return false
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page))
  const session = await sessions.get(page)!
  const clip = { x: 0, y: 0, ...area, scale: 1 }
  // Without `optimizeForSpeed`, compression would take half of the time that a picture needs.
  const { data } = await session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true })
  const accepted = new Transformer(readFileSync(file))
  const [before, after] = await Promise.all([accepted.rawPixels(), new Transformer(Buffer.from(data, 'base64')).rawPixels()])
  if (before.equals(after)) return true
  // With `-u`, Vitest writes the new picture to `png`.
  if (snapshotOptions.updateSnapshot === 'all') return false
  const png = resolve(root, pngFolder, `${name}.png`)
  mkdirSync(dirname(png), { recursive: true })
  writeFileSync(png, await accepted.png())
  return false
}
