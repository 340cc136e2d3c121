import { basename, relative } from 'node:path'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Order of the package's cascade layers. An app places `onenode` among its own layers. */
const order = '@layer onenode.reset, onenode.theme, onenode.components;\n'

/** Wraps rules in one of the layers. */
const layer = (name: 'reset' | 'theme' | 'components', rules: string) => (rules ? `@layer onenode.${name} {\n${rules}\n}\n` : '')

/** Stylesheet of the package, and the modules that need it. */
export interface Sheet {
  file: string
  modules: readonly string[]
}

/** Emits fonts as files: Vite inlines every asset of a library, and browsers load a font file only when a text needs it. */
function withFontsBeside(rules: string, emit: (file: string) => void): string {
  return rules.replace(/url\(["']?[^"')]*?([\w-]+\.woff2)["']?\)/g, (_whole, file: string) => {
    emit(file)
    return `url(./fonts/${file})`
  })
}

/**
 * Writes the stylesheets from the rules of every `.css.ts`: `styles.css` with everything, `fonts.css` and `theme.css` for all components,
 * `reset.css` for apps without a reset of their own, and one for each subpath.
 */
export function sheets(subpaths: readonly Sheet[]): Plugin {
  const rulesOf = new Map<string, string>()
  const name = (id: string) => relative(process.cwd(), id.split('?')[0]!)
  return {
    name: 'sheets',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]!.endsWith('.vanilla.css')) return null
      rulesOf.set(name(id), code)
      return { code: '', map: null }
    },
    generateBundle() {
      /** Modules of a build in execution order, so that a component's rules follow those of its parts. */
      const inOrder = (roots: readonly string[], seen = new Set<string>()): Set<string> => {
        const visit = (id: string) => {
          if (seen.has(id)) return
          seen.add(id)
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
          for (const next of [...importedIds, ...dynamicallyImportedIds]) visit(next)
          seen.delete(id)
          seen.add(id)
        }
        for (const root of roots) visit(root)
        return seen
      }
      const all = [...this.getModuleIds()]
      const idOf = (module: string) => all.find((id) => name(id) === module) ?? this.error(`${module} is not in the build.`)
      const rules = (modules: Iterable<string>) =>
        [...modules]
          .map((id) => rulesOf.get(name(id)))
          .filter((found) => found !== undefined)
          .join('\n')
      const components = (roots: readonly string[]) => {
        const found = rules([...inOrder(roots.map(idOf))].filter((id) => !name(id).startsWith('tokens/')))
        return layer('components', found)
      }
      const token = (file: string) => rulesOf.get(`tokens/${file}.css.ts.vanilla.css`) ?? this.error(`tokens/${file}.css.ts has no rules.`)
      const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const fonts = new Set<string>()
      const faces = withFontsBeside(token('fonts'), (file) => fonts.add(file))
      const theme = layer('reset', token('scoped')) + layer('theme', token('theme'))
      for (const file of globSync('tokens/fonts/*.woff2')) {
        if (!fonts.has(basename(file))) this.error(`No rule names ${file}.`)
        this.emitFile({ type: 'asset', fileName: `fonts/${basename(file)}`, source: readFileSync(file) })
      }
      write('styles.css', order + faces + theme + components(['ui/index.ts']))
      write('fonts.css', faces)
      write('theme.css', order + theme)
      write('reset.css', order + layer('reset', token('global')))
      for (const { file, modules } of subpaths) write(file, order + components(modules))
    },
  }
}
