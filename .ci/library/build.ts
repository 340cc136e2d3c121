import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin } from 'vite'
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
    styles.source = String(styles.source).replace(/@font-face\s*\{[^}]*\}/g, (rule) => {
      const family = /font-family:\s*["']?([\w ]+)/.exec(rule)![1]!
      return rule.replace(/data:font\/woff2;base64,([^)"']+)/, (_whole, data: string) => {
        const fileName = `fonts/${family.toLowerCase().replaceAll(' ', '-')}.woff2`
        this.emitFile({ type: 'asset', fileName, source: Buffer.from(data, 'base64') })
        return `./${fileName}`
      })
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
  await writeTokens(folder)
  const licences = enclosed.map(async (name) => `${name}\n\n${await readFile(`node_modules/${name}/LICENSE`, 'utf8')}`)
  await writeFile(join(folder, 'THIRD-PARTY-LICENSES'), (await Promise.all(licences)).join('\n\n'))
  await copyFile('.ci/library/README.md', join(folder, 'README.md'))
  for (const name of ['LICENSE', 'CHANGELOG.md']) await copyFile(name, join(folder, name))
  const manifest = manifestOf(folder, root)
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

async function writeTokens(folder: string) {
  const source = resolve('tokens/design-tokens.ts')
  if (!existsSync(source)) throw new Error('tokens/design-tokens.ts is missing: it exports designTokens(), which the package ships as tokens.json.')
  const { designTokens } = (await import(pathToFileURL(source).href)) as { designTokens: () => unknown }
  await writeFile(join(folder, 'tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`)
}
