import type { RuleTester } from 'oxlint/plugins-dev'

export type Rule = Parameters<RuleTester['run']>[1]

/** Node of the syntax tree, with the fields that the rules read. */
export interface Node {
  type: string
  parent?: Node
  name?: string
  value?: unknown
  key?: Node
  computed?: boolean
  shorthand?: boolean
  properties?: Node[]
  arguments?: Node[]
  callee?: Node
  source?: Node
  elements?: (Node | null)[]
  expression?: Node
  expressions?: Node[]
  quasis?: { value: { cooked: string } }[]
  consequent?: Node
  alternate?: Node
  left?: Node
  right?: Node
  importKind?: string
  exportKind?: string
  specifiers?: Node[]
}

export const toKebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Replaces each `${…}` in a template literal, because its value is known only at run time. */
export const unknownValue = 'var(--unknown)'

/** Returns a text of `readTexts` as the source spells it. */
export const toSource = (text: string) => text.replaceAll(unknownValue, '${…}')

/** Returns the texts that an expression can be: one for a literal, two for `a ? b : c`, none for a variable. */
export function readTexts(node: Node | null | undefined): { node: Node; text: string }[] {
  if (!node) return []
  if (node.type === 'Literal' && typeof node.value === 'string') return [{ node, text: node.value }]
  if (node.type === 'TemplateLiteral') return [{ node, text: node.quasis!.map(({ value }) => value.cooked).join(unknownValue) }]
  return [node.expression, node.consequent, node.alternate, node.left, node.right, ...(node.elements ?? [])].flatMap(readTexts)
}

/** Returns the value of a literal, or an empty text. */
const readString = (node: Node | undefined): string => (typeof node?.value === 'string' ? node.value : '')

/** Returns the name of a JSX attribute, which is a node. */
export const readAttribute = (name: unknown): string | undefined => (name as Node).name

/** Returns the name of a property, or `undefined` if it is computed. Quoted and unquoted names are the same. */
export function readName({ key, computed }: Node): string | undefined {
  if (key?.type === 'Identifier' && !computed) return key.name
  return key?.type === 'Literal' ? readString(key) : undefined
}

/** Returns the source of a property's name, such as `[dir="rtl"] &` or the name of a constant. */
const readKeyText = ({ key }: Node): string => {
  if (key?.type === 'TemplateLiteral')
    return [...key.quasis!.map(({ value }) => value.cooked), ...key.expressions!.map(({ name }) => name ?? '')].join(' ')
  return key?.name ?? readString(key)
}

/** Yields the parents of a node, the nearest first. */
export function* walkUp(node: Node): Generator<Node> {
  for (let at = node.parent; at; at = at.parent) yield at
}

const namesDirection = (text: string) => /dir\b|\brtl\b|\bltr\b/i.test(text)

/** Returns true for a style of one writing direction, such as `selectors: { '[dir="rtl"] &': … }`. */
export const isForOneDirection = (node: Node): boolean =>
  [...walkUp(node)].some(
    (parent) =>
      (parent.type === 'Property' && namesDirection(readKeyText(parent))) ||
      (parent.type === 'CallExpression' && readTexts(parent.arguments![0]).some(({ text }) => namesDirection(text))),
  )

/** Returns true if `selectors` of the same style set the property again for the other writing direction. */
export const isMirrored = (node: Node, name: string): boolean =>
  [...walkUp(node)]
    .flatMap(({ type, properties = [] }) => (type === 'ObjectExpression' ? properties : []))
    .filter((property) => property.type === 'Property' && readName(property) === 'selectors')
    .flatMap(({ value }) => (value as Node).properties ?? [])
    .some(
      (selector) =>
        namesDirection(readKeyText(selector)) &&
        ((selector.value as Node).properties ?? []).some((property) => property.type === 'Property' && readName(property) === name),
    )

/** Returns true if the file contains styles: its name says so, or it uses the names of the tokens or vanilla-extract. */
export const holdsStyles = (file: string, program: Node & { body: Node[] }): boolean =>
  file.endsWith('.css.ts') ||
  program.body.some(({ source }) => /contract\.css\.ts$|tokens\/values\.ts$|^@vanilla-extract\/css$/.test(readString(source)))

/** Returns true inside of `style={{ … }}`. */
export const isInlineStyle = (node: Node): boolean =>
  [...walkUp(node)].some(({ type, name }) => type === 'JSXAttribute' && readAttribute(name) === 'style')
