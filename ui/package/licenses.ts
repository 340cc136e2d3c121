import { globSync, readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import type { Plugin } from 'vite'
import { ranges } from '@workspace/tokens/fonts/ranges.ts'

const part = new RegExp(`^(?:${Object.keys(ranges).join('|')})-`)
const toFontPackage = (file: string) => `node_modules/@fontsource-variable/${basename(file, '.woff2').replace(part, '')}`

/** Writes the licenses of the packages whose modules and fonts the library contains. Fails if a package has no license. */
export const emitLicenses: Plugin = {
  name: 'licenses',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? Object.keys(output.modules) : []))
    const packages = modules.flatMap((id) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(relative('.', id))?.[0] ?? [])
    const folders = [...new Set([...packages, ...globSync('tokens/fonts/*.woff2').map(toFontPackage)])].sort()
    const texts = folders.map((folder) => `${folder.replace(/.*node_modules\//, '')}\n\n${readFileSync(`${folder}/LICENSE`, 'utf8')}`)
    this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENSES', source: texts.join('\n\n') })
  },
}
