import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import own from '../package.json' with { type: 'json' }
import { classPrefix } from '@workspace/tokens/class-prefix.ts'
import { writeTokens } from '@workspace/tokens/published/write-tokens.ts'
import { markClient } from './client-directive.ts'
import { manifestOf } from './manifest.ts'
import { sheets } from './styles.ts'
import { scriptOf, subpaths } from './subpaths.ts'
import { writeTypes } from './types.ts'

/** Part of each class name: two versions of the package on one page share none. */
const versionPart = `${own.version.replaceAll(/\W/g, '_')}_`

/** Packages with code or fonts in ours, whose licenses must be included. */
const bundled = ['@vanilla-extract/recipes', '@fontsource-variable/instrument-sans', '@fontsource-variable/geist-mono']

export async function buildLibrary(folder: string) {
  const parts = subpaths()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A tool of this repository wrote the file.
  const root = JSON.parse(await readFile('package.json', 'utf8')) as Parameters<typeof manifestOf>[1]
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Whatever NODE_ENV says here: React's production build has no jsxDEV.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      sheets(parts.map(({ name, lines }) => ({ file: `${name}.css`, modules: lines.map(({ module }) => module) }))),
      vanillaExtractPlugin({ identifiers: ({ hash }) => `${classPrefix}${versionPart}${hash}` }),
      markClient(),
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      sourcemap: true,
      lib: {
        entry: {
          'tokens/scoped': 'tokens/scoped.css.ts',
          'tokens/global': 'tokens/global.css.ts',
          'tokens/index': 'tokens/index.ts',
          'ui/index': 'ui/index.ts',
        },
        formats: ['es'],
      },
      rolldownOptions: {
        checks: { bundlerTimings: false, pluginTimings: false },
        external: Object.keys(root.dependencies)
          .filter((name) => name !== '@vanilla-extract/recipes')
          .map((name) => new RegExp(`^${name}($|/)`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: '.',
          // npm excludes folders named node_modules from a package.
          entryFileNames: ({ name }) =>
            name.includes('node_modules/') ? `vendor/${basename(name).replace(/[-.].*/, '')}.js` : '[name].js',
        },
      },
    },
  })
  writeTypes(folder)
  writeTokens(folder)
  for (const part of parts) await writeFile(join(folder, `${part.name}.js`), scriptOf(part))
  const licenses = bundled.map(async (name) => `${name}\n\n${await readFile(`node_modules/${name}/LICENSE`, 'utf8')}`)
  await writeFile(join(folder, 'THIRD-PARTY-LICENSES'), (await Promise.all(licenses)).join('\n\n'))
  await copyFile('ui/package/README.md', join(folder, 'README.md'))
  await copyFile('ui/CHANGELOG.md', join(folder, 'CHANGELOG.md'))
  await copyFile('LICENSE', join(folder, 'LICENSE'))
  const manifest = manifestOf(
    folder,
    root,
    parts.map(({ name }) => name),
  )
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}
