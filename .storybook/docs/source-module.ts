import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type ESTree } from 'vite'

export type Node = ESTree.Node

/** Parsed source file with its top-level declarations and its imports, both by local name. */
export interface SourceModule {
  file: string
  code: string
  declarations: ReadonlyMap<string, Node>
  imports: ReadonlyMap<string, { from: string; name: string }>
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Yields the direct children of a node. Skips names of properties, because they don't refer to a variable. */
export function* listChildren(node: Node): Generator<Node> {
  const isName = (key: string) => (key === 'key' || key === 'property') && !('computed' in node && node.computed)
  for (const [key, value] of Object.entries(node)) {
    if (isName(key) || (node.type === 'JSXAttribute' && key === 'name')) continue
    for (const part of [value].flat()) if (isNode(part)) yield part
  }
}

/** Returns the name of a property, or an empty string if the name is computed. */
export const getKey = (key: Node): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' && typeof key.value === 'string' ? key.value : ''

export function unwrap(node: Node): Node {
  const isWrapper = node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression'
  return isWrapper ? unwrap(node.expression) : node
}

/** Returns the value of a declared constant. */
export const getInitializer = (node: Node | undefined, name: string): Node | undefined => {
  if (node?.type !== 'VariableDeclaration') return undefined
  const value = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init
  return value ? unwrap(value) : undefined
}

function listNames(node: Node): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => listNames(id))
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'ObjectPattern') return node.properties.flatMap((part) => ('value' in part && part.value ? listNames(part.value) : []))
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : []
}

export function readModule(file: string): SourceModule {
  const code = readFileSync(file, 'utf8')
  const declarations = new Map<string, Node>()
  const imports = new Map<string, { from: string; name: string }>()
  for (const statement of parseSync(file, code).program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const specifier of statement.specifiers) {
        const name = specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier' ? specifier.imported.name : '*'
        imports.set(specifier.local.name, { from: statement.source.value, name })
      }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration) for (const name of listNames(declaration)) declarations.set(name, declaration)
  }
  return { file, code, declarations, imports }
}

/** Finds the file of an import from this repository. */
export function readImport({ file }: SourceModule, from: string): SourceModule | undefined {
  const target = from.startsWith('@workspace/') ? from.slice('@workspace/'.length) : join(dirname(file), from)
  return /^(?:\.|@workspace\/)/.test(from) && /\.tsx?$/.test(target) && existsSync(target) ? readModule(target) : undefined
}
