import { parseAst } from 'vite'
import type { Edit } from './mutant.ts'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const opposite: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

/** Attributes that change only the look, with their values: pictures compare them. `place` is a class of the line; `key` is React’s own. */
const look =
  /^(className|place|style|key|data-.*|variant|size|tone|band|lane|look|layout|padding|short|wide|overflow|width|height|viewBox|[xydr][12]?|[rc][xy]|points|transform|pathLength|fill|stroke.*)$/

/** Modules that calculate nothing but the shapes of a drawing: a wrong edit moves or resizes its cells, which pictures compare. */
export const drawings = [
  'ui/form/NodeFigure/paths.ts',
  'ui/landing/Hero/field.ts',
  'ui/shell/SocialCard/field.ts',
  'ui/shell/status/digits.ts',
] as const

/** A drawing that screen readers leave out: what is in it is look too. */
const hiddenDrawing = /^<svg\s[^>]*aria-hidden="true"/

/** Elements that carry nothing but a look: `<span className={css.kind}>` around a text adds nothing to read. */
const wrapper = /<\/?(?:div|span|i|Fragment)?(?:\s+(?:className|style|key|data-[\w-]+)(?:=(?:\{[^{}]*\}|"[^"]*"))?)*\s*\/?>|[\s(){}]/g

const nameOf = (operator: unknown) => (typeof operator === 'string' ? operator : '')

/** Every wrong edit of a component's source: conditions, operators, calls and attributes, as Stryker makes them. */
export function editsOf(source: string, lang: 'ts' | 'tsx' = 'tsx'): Omit<Edit, 'file' | 'tests'>[] {
  const edits: Omit<Edit, 'file' | 'tests'>[] = []
  const text = ({ start, end }: Node) => source.slice(start, end)
  const put = ({ start, end }: { start: number; end: number }, ...replacements: string[]) => {
    for (const replacement of replacements) edits.push({ start, end, replacement })
  }
  /** What is left of a text to read or to use when its looks are taken away. */
  const content = (node: Node) => text(node).replaceAll(wrapper, '')
  const isWrapped = ({ type }: Node) => type.startsWith('JSX')
  /** True for a choice between looks of the same content. */
  const isLook = ({ type, consequent, alternate, right }: Record<string, Node> & Node) =>
    type === 'ConditionalExpression'
      ? [consequent!, alternate!].some(isWrapped) && content(consequent!) === content(alternate!)
      : type === 'LogicalExpression' && isWrapped(right!) && content(right!) === ''
  /** Parentheses around an operand are no nodes: they stand between it and the operator. */
  const turned = ({ start, end, left, right, operator }: Record<string, Node> & Node) => {
    const between = source.slice(left!.end, right!.start).replace(nameOf(operator), opposite[nameOf(operator)]!)
    return source.slice(start, left!.end) + between + source.slice(right!.start, end)
  }
  const change: Readonly<Record<string, (node: Record<string, Node> & Node) => void>> = {
    ConditionalExpression: (node) => put(node, text(node['consequent']!), text(node['alternate']!)),
    LogicalExpression: (node) => put(node, `(${turned(node)})`, node['right']!.type.startsWith('JSX') ? 'null' : text(node['left']!)),
    BinaryExpression: (node) => {
      if (opposite[nameOf(node['operator'])]) put(node, turned(node))
    },
    UnaryExpression: (node) => {
      if (nameOf(node['operator']) === '!') put(node, text(node).slice('!'.length))
    },
    IfStatement: ({ test }) => put(test!, 'true', 'false'),
    Literal: ({ value, ...node }) => {
      if (typeof value === 'boolean') put(node, String(!value))
    },
    ExpressionStatement: (node) => {
      if (['CallExpression', 'AssignmentExpression', 'ChainExpression'].includes(node['expression']!.type)) put(node, ';')
    },
    JSXAttribute: (node) => put(node, ''),
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isNode(value) || value.type === 'ImportDeclaration') return
    if (value.type.startsWith('TS')) return visit(value['expression'])
    if (value.type === 'JSXAttribute' && isNode(value['name']) && look.test(text(value['name']))) return
    if (value.type === 'JSXElement' && hiddenDrawing.test(text(value))) return visit(value['openingElement'])
    if (isLook(value as Record<string, Node> & Node)) return
    change[value.type]?.(value as Record<string, Node> & Node)
    Object.values(value).forEach(visit)
  }
  visit(parseAst(source, { lang }))
  return edits.filter(({ start, end, replacement }) => source.slice(start, end) !== replacement)
}

/** Random numbers from 0 to 1 that a seed repeats: https://github.com/cprosche/mulberry32 */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws some of a list, each at most once. */
export function draw<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)[0]!)
}
