import { basename, relative } from 'node:path'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** An app can order `onenode` among its own layers. */
const order = '@layer onenode.reset, onenode.theme, onenode.components;\n'

const wrapInLayer = (name: 'reset' | 'theme' | 'components', rules: string) => (rules ? `@layer onenode.${name} {\n${rules}\n}\n` : '')

export interface Sheet {
  file: string
  modules: readonly string[]
}

/** Vite inlines every asset of a library, but a browser should load a font only when text needs it. */
function emitFonts(rules: string, emit: (file: string) => void): string {
  return rules.replace(/url\(["']?[^"')]*?([\w-]+\.woff2)["']?\)/g, (_whole, file: string) => {
    emit(file)
    return `url(./fonts/${file})`
  })
}

/** Writes `styles.css`, `fonts.css`, `theme.css`, `reset.css` and a stylesheet for each subpath. */
export function emitStylesheets(subpaths: readonly Sheet[]): Plugin {
  const rulesByFile = new Map<string, string>()
  const toFile = (id: string) => relative(process.cwd(), id.split('?')[0]!)
  return {
    name: 'stylesheets',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]!.endsWith('.vanilla.css')) return null
      rulesByFile.set(toFile(id), code)
      return { code: '', map: null }
    },
    generateBundle() {
      /** Sorts in execution order, so that a component's rules follow those of its parts. */
      const sortModules = (roots: readonly string[], seen = new Set<string>()): Set<string> => {
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
      const findId = (module: string) => all.find((id) => toFile(id) === module) ?? this.error(`${module} is not in the build.`)
      const joinRules = (modules: Iterable<string>) =>
        [...modules]
          .map((id) => rulesByFile.get(toFile(id)))
          .filter((found) => found !== undefined)
          .join('\n')
      const wrapComponents = (roots: readonly string[]) => {
        const found = joinRules([...sortModules(roots.map(findId))].filter((id) => !toFile(id).startsWith('tokens/')))
        return wrapInLayer('components', found)
      }
      const getTokenRules = (file: string) =>
        rulesByFile.get(`tokens/${file}.css.ts.vanilla.css`) ?? this.error(`tokens/${file}.css.ts has no rules.`)
      const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const fonts = new Set<string>()
      const faces = emitFonts(getTokenRules('fonts'), (file) => fonts.add(file))
      const theme = wrapInLayer('reset', getTokenRules('scoped')) + wrapInLayer('theme', getTokenRules('theme'))
      for (const file of globSync('tokens/fonts/*.woff2')) {
        if (!fonts.has(basename(file))) this.error(`No rule in tokens/fonts.css.ts uses ${file}. Add a rule, or delete the file.`)
        this.emitFile({ type: 'asset', fileName: `fonts/${basename(file)}`, source: readFileSync(file) })
      }
      write('styles.css', order + faces + theme + wrapComponents(['ui/index.ts']))
      write('fonts.css', faces)
      write('theme.css', order + theme)
      write('reset.css', order + wrapInLayer('reset', getTokenRules('global')))
      for (const { file, modules } of subpaths) write(file, order + wrapComponents(modules))
    },
  }
}
