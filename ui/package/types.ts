import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { listSubpaths, createTypes } from './subpaths.ts'

const declared = /(from\s+|import\()(['"])(\.[^'"]+)\.tsx?\2/g
/** Matches `@workspace/tokens/…`, a name that only this repository can resolve. */
const tokens = /(?<=['"])@workspace\/(tokens\/[^'"]+)/g
const styles = /^import\s*['"][^'"]+\.css\.ts['"];?\n/gm

interface TypeNode {
  type: string
  start: number
  end: number
  optional?: boolean
  typeAnnotation?: { typeAnnotation: TypeNode }
}

/** Adds `undefined` to optional properties, for apps with `exactOptionalPropertyTypes`. */
export function acceptUndefined(declarations: string): string {
  const types: TypeNode[] = []
  const { program } = parseSync('types.d.ts', declarations)
  JSON.stringify(program, (_, node: TypeNode | null) => {
    if (node?.type === 'TSPropertySignature' && node.optional && node.typeAnnotation) types.push(node.typeAnnotation.typeAnnotation)
    return node
  })
  let text = declarations
  const edits = types.flatMap(({ start, end }) => [
    { at: end, insert: ') | undefined' },
    { at: start, insert: '(' },
  ])
  // Edits from the end, so that earlier positions stay valid.
  for (const { at, insert } of edits.sort((a, b) => b.at - a.at)) text = text.slice(0, at) + insert + text.slice(at)
  return text
}

const entries = ['ui/index.ts', 'tokens/index.ts']

export function writeTypes(folder: string) {
  mkdirSync('node_modules/.cache', { recursive: true })
  const work = mkdtempSync(resolve('node_modules/.cache/library-types-'))
  const options = {
    extends: resolve('tsconfig.json'),
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: resolve('.'), outDir: join(work, 'out') },
    files: entries.map((file) => resolve(file)),
    include: [],
  }
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(options))
  // With several threads, TypeScript 7.0.2 often omits files that it finds first through the workspace link in node_modules.
  const flags = ['-p', join(work, 'tsconfig.json'), '--singleThreaded']
  const { status, stdout } = spawnSync(resolve('node_modules/.bin/tsc'), flags, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The types of the library do not compile.\n${stdout}`)

  const written = new Map<string, string>()
  const visit = (module: string) => {
    if (written.has(module)) return
    const text = readFileSync(join(work, 'out', `${module}.d.ts`), 'utf8').replace(tokens, (_, path: string) =>
      relative(dirname(module), path),
    )
    written.set(module, acceptUndefined(text).replace(styles, '').replace(declared, '$1$2$3.js$2'))
    for (const [, , , path] of text.matchAll(declared)) visit(join(dirname(module), path!))
  }
  for (const entry of entries) visit(entry.replace(/\.ts$/, ''))
  for (const [module, text] of written) {
    mkdirSync(dirname(join(folder, module)), { recursive: true })
    writeFileSync(join(folder, `${module}.d.ts`), text)
  }
  for (const part of listSubpaths()) writeFileSync(join(folder, `${part.name}.d.ts`), createTypes(part))
  // Some compilers resolve imports of stylesheets.
  writeFileSync(join(folder, 'styles.css.d.ts'), 'export {};\n')
  rmSync(work, { recursive: true })
}
