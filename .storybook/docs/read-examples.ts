import { sanitize, storyNameFromExport } from 'storybook/internal/csf'
import type { ESTree } from 'vite'
import manifest from '../../ui/package.json' with { type: 'json' }
import { listSubpaths } from '../../ui/package/subpaths.ts'
import { getInitializer, getKey, listChildren, readImport, readModule, unwrap, type Node, type SourceModule } from './source-module.ts'

const { name: packageName } = manifest

/** Exports of the package by name. Types have the prefix `type `. */
const published = new Map(
  listSubpaths().flatMap(({ lines }) =>
    lines.flatMap(({ names }) => [...names.matchAll(/(?:type )?\w+/g)].map(([name]) => [name.replace('type ', ''), name] as const)),
  ),
)

export interface Example {
  /** Imported names by module. */
  names: ReadonlyMap<string, ReadonlySet<string>>
  code: string
}

export const printImports = (examples: readonly Example[]): string =>
  ['react', packageName]
    .map((from) => ({ from, names: new Set(examples.flatMap((example) => [...(example.names.get(from) ?? [])])) }))
    .flatMap(({ from, names }) => (names.size > 0 ? [`import { ${[...names].toSorted().join(', ')} } from '${from}'`] : []))
    .join('\n')

/** Returns the imported name of a called function and its first argument. `fn().mockImplementation(…)` is a call of `fn`, too. */
function readCall(node: Node, module: SourceModule): { name?: string | undefined; argument?: Node | undefined } {
  if (node.type !== 'CallExpression') return {}
  const { callee, arguments: passed } = node
  const isChained = callee.type === 'MemberExpression' && readCall(callee.object, module).name === 'fn'
  const name = callee.type === 'Identifier' ? module.imports.get(callee.name)?.name : undefined
  return { name: isChained ? 'fn' : name, argument: passed[0] }
}

/** Collects what an example needs besides its own code. */
class Surroundings {
  readonly declarations = new Map<string, string>()
  private readonly owners = new Map<string, string>()
  readonly names = new Map<string, Set<string>>()
  /** False when the example needs something that the package doesn't export, such as a helper of the tests. */
  isComplete = true

  /** Returns the code of a node. Replaces spies, and the highlighter, which the package doesn't export. Collects what the code refers to. */
  print(node: Node, module: SourceModule): string {
    let { start, end } = node
    let text = module.code.slice(start, end)
    const edits: { start: number; end: number; text: string }[] = []
    const visit = (part: Node) => {
      const { name: called, argument } = readCall(part, module)
      if (called === 'fn' || called === 'colorLines') {
        const own = argument && this.print(argument, module)
        if (called === 'colorLines') this.import('plainLines', packageName)
        edits.push({ start: part.start, end: part.end, text: called === 'fn' ? (own ?? '() => {}') : `plainLines(${own})` })
        return
      }
      if (part.type === 'Identifier' || part.type === 'JSXIdentifier') this.add(part.name, module)
      for (const child of listChildren(part)) visit(child)
    }
    visit(node)
    for (const edit of edits.toReversed()) text = text.slice(0, edit.start - start) + edit.text + text.slice(edit.end - start)
    return text
  }

  private import(name: string, from: string): void {
    this.names.set(from, (this.names.get(from) ?? new Set()).add(name))
  }

  private add(name: string, module: SourceModule): void {
    const declaration = module.declarations.get(name)
    if (declaration) {
      const place = `${module.file}:${declaration.start}`
      if (this.owners.has(name)) {
        // The example is incomplete if two files use the same name for different things.
        if (this.owners.get(name) !== place) this.isComplete = false
        return
      }
      this.owners.set(name, place)
      if (this.declarations.has(place)) return
      // Reserves the place, so that a declaration that refers to itself is not printed again.
      this.declarations.set(place, '')
      const text = this.print(declaration, module)
      // Moves the declaration after those that it refers to.
      this.declarations.delete(place)
      this.declarations.set(place, text)
      return
    }
    const imported = module.imports.get(name)
    if (!imported) return
    const isRenamed = imported.name !== name
    if (imported.from === 'react' && !isRenamed) this.import(name, 'react')
    else if (imported.from.startsWith('.') && published.has(imported.name) && !isRenamed) this.import(published.get(name)!, packageName)
    else {
      const source = readImport(module, imported.from)
      const type = source?.declarations.get(name)?.type
      // Copies types, and declarations of fixtures, into the example.
      if (type && (/fixture/.test(imported.from) || type.startsWith('TS'))) this.add(name, source)
      else this.isComplete = false
    }
  }
}

const getProperty = (node: Node | undefined, name: string): Node | undefined => {
  if (node?.type !== 'ObjectExpression') return undefined
  const property = node.properties.find((each) => each.type === 'Property' && getKey(each.key) === name)
  return property?.type === 'Property' ? unwrap(property.value) : undefined
}

function printChildren(node: Node, text: string): string {
  if (node.type === 'JSXFragment') return text.replace(/^<>|<\/>$/g, '')
  if (node.type === 'JSXElement') return text
  return node.type === 'Literal' && typeof node.value === 'string' && !/[{}<>\\]/.test(node.value) ? node.value : `{${text}}`
}

function printAttribute(name: string, node: Node, text: string): string {
  if (node.type !== 'Literal') return `${name}={${text}}`
  if (node.value === true) return name
  return typeof node.value === 'string' && !/["\\&]/.test(node.value) ? `${name}="${node.value}"` : `${name}={${text}}`
}

/** Prints a component with the args of a story as JSX. */
function printElement(component: string, args: readonly Node[], module: SourceModule, around: Surroundings): string {
  const attributes = new Map<string, string>()
  let children = ''
  const spread = (node: ESTree.Node) => attributes.set(module.code.slice(node.start, node.end), `{...${around.print(node, module)}}`)
  for (const arg of args) {
    if (arg.type !== 'ObjectExpression') spread(arg)
    else
      for (const property of arg.properties) {
        if (property.type === 'SpreadElement') {
          spread(property.argument)
          continue
        }
        const name = getKey(property.key)
        const value = unwrap(property.value)
        const text = around.print(value, module)
        // A repeated attribute moves to the end. There it also overrides a spread object.
        attributes.delete(name)
        if (name === 'children') children = printChildren(value, text)
        else attributes.set(name, printAttribute(name, value, text))
      }
  }
  const start = [`<${component}`, ...attributes.values()].join(' ')
  return children ? `${start}>${children}</${component}>` : `${start} />`
}

/** Prints a story as code that needs only the package and React. Returns undefined if the story needs more. */
function toExample(name: string, story: Node, meta: Node, module: SourceModule): Example | undefined {
  const tags = getProperty(story, 'tags')
  if (story.type !== 'ObjectExpression' || (tags && module.code.slice(tags.start, tags.end).includes('!autodocs'))) return undefined
  const around = new Surroundings()
  const component = getProperty(meta, 'component')
  const render = getProperty(story, 'render') ?? getProperty(meta, 'render')
  const args = [getProperty(meta, 'args'), getProperty(story, 'args')].filter((each) => each !== undefined)
  let body: string | undefined
  if (render) {
    const takesArgs = !(render.type === 'ArrowFunctionExpression' || render.type === 'FunctionExpression') || render.params.length > 0
    if (takesArgs && name !== 'Default') return undefined
    if (!takesArgs) body = around.print(render, module)
  }
  if (body === undefined) {
    if (component?.type !== 'Identifier') return undefined
    around.print(component, module)
    body = `() => ${printElement(component.name, args, module, around)}`
  }
  if (!around.isComplete) return undefined
  return { names: around.names, code: [...around.declarations.values(), `const ${name} = ${body}`].join('\n\n') }
}

/** Returns the examples of a story file by the last part of the story's id. Examples that look the same appear once. */
export function readExamples(file: string): Map<string, Example> {
  const module = readModule(file)
  const meta = getInitializer(module.declarations.get('meta'), 'meta')
  const examples = new Map<string, Example>()
  const seen = new Set<string>()
  for (const [name, declaration] of meta ? module.declarations : []) {
    const story = /^[A-Z]/.test(name) ? getInitializer(declaration, name) : undefined
    const example = story && toExample(name, story, meta!, module)
    if (!example) continue
    const body = example.code.replace(`const ${name} =`, '')
    if (!seen.has(body)) examples.set(sanitize(storyNameFromExport(name)), example)
    seen.add(body)
  }
  return examples
}
