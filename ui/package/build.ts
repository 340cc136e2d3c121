import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import own from '../package.json' with { type: 'json' }
import { classPrefix } from '@workspace/tokens/class-prefix.ts'
import { roundFallback } from '@workspace/tokens/round-fallback.ts'
import { writeTokens } from '@workspace/tokens/published/write-tokens.ts'
import { markClient } from './client-directive.ts'
import { createManifest } from './manifest.ts'
import { emitLicenses } from './licenses.ts'
import { emitStylesheets } from './styles.ts'
import { createScript, listSubpaths } from './subpaths.ts'
import { writeTypes } from './types.ts'

/** Lets two versions of the package be used on one page. */
const versionPart = `${own.version.replaceAll(/\W/g, '_')}_`

export async function buildLibrary(folder: string) {
  const parts = listSubpaths()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A tool in this repository wrote the file.
  const root = JSON.parse(await readFile('package.json', 'utf8')) as Parameters<typeof createManifest>[1]
  await build({
    configFile: false,
    logLevel: 'warn',
    // Ignores NODE_ENV, because React's production build has no jsxDEV.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      roundFallback,
      emitStylesheets(parts.map(({ name, lines }) => ({ file: `${name}.css`, modules: lines.map(({ module }) => module) }))),
      vanillaExtractPlugin({ identifiers: ({ hash }) => `${classPrefix}${versionPart}${hash}` }),
      markClient(),
      emitLicenses,
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
          // Moves bundled packages to `vendor`, because npm excludes folders named node_modules.
          entryFileNames: ({ name }) =>
            name.includes('node_modules/') ? `vendor/${basename(name).replace(/[-.].*/, '')}.js` : '[name].js',
        },
      },
    },
  })
  writeTypes(folder)
  writeTokens(folder)
  for (const part of parts) await writeFile(join(folder, `${part.name}.js`), createScript(part))
  await copyFile('ui/package/README.md', join(folder, 'README.md'))
  await copyFile('ui/CHANGELOG.md', join(folder, 'CHANGELOG.md'))
  await copyFile('LICENSE', join(folder, 'LICENSE'))
  const manifest = createManifest(
    folder,
    root,
    parts.map(({ name }) => name),
  )
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}
