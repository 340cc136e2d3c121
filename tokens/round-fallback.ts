import { clone, generate, List, parse, walk, type CssNode, type FunctionNode, type Rule, type WalkContext } from 'css-tree'
import type { Plugin } from 'vite'

const isRound = (node: CssNode): node is FunctionNode => node.type === 'Function' && node.name === 'round'
const hasRound = (declaration: CssNode): boolean => {
  let found = false
  walk(declaration, (node) => {
    found ||= isRound(node)
  })
  return found
}

/** Turns `round(up, value, 1px)` into `calc(value)`, or `(value)` inside another function. */
function dropRounding(this: WalkContext, node: CssNode): void {
  if (!isRound(node)) return
  const parts = node.children.toArray()
  const [first] = parts
  const from = first?.type === 'Identifier' ? 2 : 0
  const end = parts.findIndex(({ type, value }: CssNode & { value?: unknown }, at) => at >= from && type === 'Operator' && value === ',')
  if (this.function && this.function !== node) Object.assign(node, { type: 'Parentheses' })
  else node.name = 'calc'
  node.children = new List<CssNode>().fromArray(parts.slice(from, end === -1 ? undefined : end))
}

/**
 * Repeats each rule with `round()` inside `@supports`, after a copy that doesn't round. Without `@supports`, a browser that doesn't know
 * `round()` would accept it in a custom property, and then drop each value that uses the property. Chrome supports `round()` with mixed
 * types from version 125, and Safari from version 17.2.
 */
export function addRoundFallbacks(css: string): string {
  if (!css.includes('round(')) return css
  const sheet = parse(css, { parseCustomProperty: true })
  const found: { rule: Rule; add: (node: CssNode) => void }[] = []
  walk(sheet, {
    visit: 'Rule',
    enter(rule, item, list) {
      if (rule.block.children.some(hasRound)) found.push({ rule, add: (node) => list.insert(list.createItem(node), item.next) })
    },
  })
  for (const { rule, add } of found) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A clone has the type of its original.
    const rounded = clone(rule) as Rule
    rounded.block.children = rounded.block.children.filter(hasRound)
    add(parse(`@supports (width: round(50%, 1px)) { ${generate(rounded)} }`, { context: 'atrule', parseCustomProperty: true }))
    walk(rule.block, dropRounding)
  }
  return generate(sheet)
}

/** Applies `addRoundFallbacks` to the styles of vanilla-extract. */
export const roundFallback: Plugin = {
  name: 'round-fallback',
  enforce: 'pre',
  transform: (code, id) => (id.split('?')[0]!.endsWith('.vanilla.css') ? { code: addRoundFallbacks(code), map: null } : null),
}
