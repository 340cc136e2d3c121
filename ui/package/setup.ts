import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildLibrary } from './build.ts'

export const library = resolve('node_modules/.cache/library')

export async function setup() {
  rmSync(library, { recursive: true, force: true })
  await buildLibrary(library)
}
