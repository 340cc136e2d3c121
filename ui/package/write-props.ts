import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publicTypes, writeTypes } from './types.ts'

/** `npm run props`: accepts the public types of the package as they are now. */
const folder = mkdtempSync(join(tmpdir(), 'props-'))
writeTypes(folder)
writeFileSync('ops/checks/props.snapshot', publicTypes(folder))
rmSync(folder, { recursive: true })
console.log('ops/checks/props.snapshot: the public types as they are now.\nNext: read its diff, and commit it with the component.')
