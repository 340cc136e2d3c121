import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildLibrary } from './build.ts'

/** Folder of the package, which is built before the tests. */
export const library = resolve('node_modules/.cache/library')

export async function setup() {
  rmSync(library, { recursive: true, force: true })
  await buildLibrary(library)
}
