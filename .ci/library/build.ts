import { globSync, readFileSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin } from 'vite'
import { writeTokens } from '../../tokens/write-tokens.ts'
import { manifestOf } from './manifest.ts'
import { writeTypes } from './types.ts'
import { markClient } from './client-directive.ts'

/** The licences of what is shipped inside the package, not beside it. */
const enclosed = ['@vanilla-extract/recipes', '@fontsource-variable/instrument-sans', '@fontsource-variable/geist-mono']

/** Vite puts every asset of a library into its stylesheet; a font belongs beside it, where it is fetched only when a text needs it. */
const fontsBeside = (): Plugin => ({
  name: 'fonts-beside',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const styles = bundle['styles.css']
    if (styles?.type !== 'asset') return this.error('The library has no styles.css.')
    const known = new Map(globSync('tokens/fonts/*.woff2').map((file) => [readFileSync(file).toString('base64'), file]))
    styles.source = String(styles.source).replace(/data:font\/woff2;base64,([^)"']+)/g, (_whole, data: string) => {
      const file = known.get(data)
      if (!file) return this.error('styles.css holds a font that is not in tokens/fonts.')
      const fileName = `fonts/${basename(file)}`
      this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
      return `./${fileName}`
    })
  },
})

/** Builds the package that an app installs. */
export async function buildLibrary(folder: string) {
  const root = JSON.parse(await readFile('package.json', 'utf8')) as Parameters<typeof manifestOf>[1]
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin(), markClient(), fontsBeside()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      cssMinify: false,
      cssCodeSplit: false,
      lib: {
        // The global styles come first, so that a component's own rule wins.
        entry: { 'tokens/global': 'tokens/global.css.ts', 'tokens/index': 'tokens/index.ts', 'ui/index': 'ui/index.ts' },
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: Object.keys(root.dependencies).filter((name) => name !== '@vanilla-extract/recipes').map((name) => new RegExp(`^${name}($|/)`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: '.',
          // npm leaves every folder named node_modules out of a package.
          entryFileNames: ({ name }) => (name.includes('node_modules/') ? `vendor/${basename(name).replace(/[-.].*/, '')}.js` : '[name].js'),
        },
      },
    },
  })
  writeTypes(folder, ['ui/index.ts', 'tokens/index.ts'])
  writeTokens(folder)
  const licences = enclosed.map(async (name) => `${name}\n\n${await readFile(`node_modules/${name}/LICENSE`, 'utf8')}`)
  await writeFile(join(folder, 'THIRD-PARTY-LICENSES'), (await Promise.all(licences)).join('\n\n'))
  await copyFile('.ci/library/README.md', join(folder, 'README.md'))
  for (const name of ['LICENSE', 'CHANGELOG.md']) await copyFile(name, join(folder, name))
  const manifest = manifestOf(folder, root)
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}
