import { globSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import bcd, { type CompatStatement, type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data' with { type: 'json' }
import { parse as parseScript, type AnyNode } from 'acorn'
import { generate, parse as parseStyle, type CssNode } from 'css-tree'
import own from '../../../package.json' with { type: 'json' }

/** Browsers and their oldest version in which every page can be read and the form works, such as `['safari', '16.4']`. */
const oldest = own.browserslist.oldest.map((each) => each.split(' ') as ['chrome' | 'firefox' | 'safari', string])

/** Path of a feature in the compatibility data, such as `css.properties.text-wrap`. */
export type FeatureKey = string

/** Place where the built site uses a feature. */
interface Use {
  key: FeatureKey
  /** Whether an `@supports` rule, or a test in the same script, protects browsers without the feature. */
  isGuarded: boolean
}

const findNode = (path: readonly string[]): Identifier | undefined => {
  let node: Identifier | undefined = bcd as unknown as Identifier
  for (const name of path) node = node && Object.hasOwn(node, name) ? node[name] : undefined
  return node
}
const find = (path: readonly string[]): CompatStatement | undefined => findNode(path)?.['__compat']

const toNumbers = (version: string) => version.replace('≤', '').split('.').map(Number)
const isAtMost = (version: string, limit: string) => {
  const [a, b] = [toNumbers(version), toNumbers(limit)]
  return a[0] === b[0] ? (a[1] ?? 0) <= (b[1] ?? 0) : a[0]! < b[0]!
}

/** Returns whether each of the oldest browsers has the feature without a setting. If a browser needs a prefix, `text` must contain it. */
const isOld = ({ support }: CompatStatement, name = '', text = ''): boolean =>
  oldest.every(([browser, version]) =>
    [support[browser] ?? []]
      .flat()
      .some(
        (each: SimpleSupportStatement) =>
          typeof each.version_added === 'string' &&
          isAtMost(each.version_added, version) &&
          !each.version_removed &&
          !each.flags &&
          !each.alternative_name &&
          (!each.prefix || text.includes(each.prefix + name)),
      ),
  )

/** First versions with the feature, for a message. */
export const listVersions = (key: FeatureKey): string =>
  oldest
    .map(([browser]) => {
      const statement = [find(key.split('.'))?.support[browser] ?? []].flat()[0]
      return `${browser} ${statement && !statement.flags ? statement.version_added : 'never'}`
    })
    .join(', ')

/** Takes the first of these paths that is in the data, and returns it if its feature is newer than the oldest browsers. */
function findNew(paths: readonly (readonly string[])[], text?: string): FeatureKey | undefined {
  for (const path of paths) {
    const statement = find(path)
    if (statement) return isOld(statement, path.at(-1), text) ? undefined : path.join('.')
  }
  return undefined
}

function* listPaths(node: Identifier, path: readonly string[]): Generator<[readonly string[], CompatStatement]> {
  if (node['__compat']) yield [path, node['__compat']]
  for (const [name, child] of Object.entries(node)) if (name !== '__compat') yield* listPaths(child as Identifier, [...path, name])
}

/** Paths of CSS functions and units by name. */
const types = Map.groupBy(
  [...listPaths(bcd.css.types!, ['css', 'types'])].map(([path]) => path).toSorted((a, b) => a.length - b.length),
  (path) => path.at(-1)!,
)

/** Units whose name in the data differs from their name in a style. */
const dynamic = /^[dsl]v(?:[hwib]|min|max)$/
const getUnit = (unit: string) =>
  dynamic.test(unit)
    ? `viewport_percentage_units_${{ d: 'dynamic', s: 'small', l: 'large' }[unit[0] as 'd']}`
    : unit.startsWith('cq')
      ? 'container_query_length_units'
      : unit

const children = (node: CssNode): CssNode[] =>
  ['prelude', 'selector', 'block', 'value', 'condition', 'media', 'declaration', 'children']
    .map((name) => (node as unknown as Record<string, unknown>)[name])
    .flatMap((child) =>
      child && typeof child === 'object'
        ? 'toArray' in child
          ? (child as { toArray: () => CssNode[] }).toArray()
          : 'type' in child
            ? [child as CssNode]
            : []
        : [],
    )

/** Calls `onUse` for each use of a newer feature. `rename` turns it into a name that no browser knows. */
function visitStyle(css: string, onUse: (use: Use, rename: () => void, isCondition: boolean) => void): CssNode {
  const sheet = parseStyle(css, { parseCustomProperty: true })
  const visit = (node: CssNode, conditions: readonly string[], property?: string, isCondition = false): void => {
    const report = (key: FeatureKey | undefined, name: string, rename: () => void) => {
      if (key) onUse({ key, isGuarded: conditions.some((condition) => condition.includes(name)) }, rename, isCondition)
    }
    const renameNode = () =>
      Object.assign(
        node,
        'property' in node
          ? { property: `x-${node.property}` }
          : 'name' in node && typeof node.name === 'string'
            ? { name: `x-${node.name}` }
            : {},
      )
    if (node.type === 'Atrule') {
      report(node.name.startsWith('-') ? undefined : findNew([['css', 'at-rules', node.name]]), `@${node.name}`, renameNode)
      if (node.name === 'supports' && node.prelude) {
        const condition = generate(node.prelude)
        visit(node.prelude, conditions, undefined, true)
        if (node.block) visit(node.block, condition.startsWith('not') ? conditions : [...conditions, condition])
        return
      }
    } else if (node.type === 'Feature' || node.type === 'FeatureRange') {
      const name = node.type === 'Feature' ? node.name : 'range_syntax'
      report(findNew([['css', 'at-rules', 'media', name.replace(/^(?:min|max)-/, '')]]), name, renameNode)
    } else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      report(findNew([['css', 'selectors', node.name]]), `:${node.name}`, renameNode)
    else if (node.type === 'Declaration') {
      if (!node.property.startsWith('-')) {
        const key = findNew([['css', 'properties', node.property]], css)
        report(key, `${node.property}:`, renameNode)
        // The values of a new property are new, too.
        if (key) return
        property = node.property
      }
    } else if (node.type === 'Function' || node.type === 'Identifier') {
      const isRelative = node.type === 'Function' && node.children.first?.type === 'Identifier' && node.children.first.name === 'from'
      report(
        findNew(
          [
            ...(isRelative ? [['css', 'types', 'color', node.name, 'relative_syntax']] : []),
            ...(property ? [['css', 'properties', property, node.name]] : []),
            ...(node.type === 'Function' ? (types.get(node.name) ?? []).filter(([, , type]) => type !== 'length') : []),
          ],
          css,
        ),
        node.name,
        renameNode,
      )
    } else if (node.type === 'Dimension')
      report(findNew([['css', 'types', 'length', getUnit(node.unit)]]), node.unit, () => Object.assign(node, { unit: `x${node.unit}` }))
    for (const child of children(node)) visit(child, conditions, property, isCondition)
  }
  visit(sheet, [])
  return sheet
}

/** Renames the feature in a style, also in conditions of `@supports`, so that no browser knows it. */
export const withoutFeature = (css: string, key: FeatureKey): string =>
  generate(visitStyle(css, (use, rename) => use.key === key && rename()))

/** Members of interfaces by name, without `_static`. An event is `click_event`. */
const members = Map.groupBy(
  [...listPaths(bcd.api, ['api']), ...listPaths(bcd.javascript['builtins']!, ['javascript', 'builtins'])].flatMap(([path, statement]) =>
    path.length === (path[0] === 'api' ? 3 : path[2] === 'Intl' ? 5 : 4) ? [{ path, name: path.at(-1)!, statement }] : [],
  ),
  ({ name }) => name.replace(/_static$/, ''),
)

/**
 * Whether at least two engines have the member. Members of a single engine are ignored: scripts test for such a member before they use it,
 * so an untested use of its name belongs to another object.
 */
const isCommon = ({ support }: CompatStatement): boolean =>
  oldest.filter(([browser]) =>
    [support[browser] ?? []].flat().some(({ version_added, flags }) => /^\d/.test(String(version_added)) && !flags),
  ).length > 1

const toPath = (owner: string, ...rest: string[]) => [...(findNode(['api', owner]) ? ['api'] : ['javascript', 'builtins']), owner, ...rest]

/** Names of methods. The compatibility data does not say which members are methods, but TypeScript's types do. */
const methods = new Set(
  globSync('node_modules/@typescript/typescript-*/lib/lib.{dom,es}*.d.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s+(\w+)(?:<.*?>)?\(/gm)].map(([, name]) => name!),
  ),
)

/** Returns the first of the newer members that a name may mean, or an empty list if an older interface has a member with this name. */
const findMember = (name: string): FeatureKey[] => {
  if (!methods.has(name) && !name.endsWith('_event')) return []
  const found = (members.get(name) ?? []).filter(({ statement }) => isCommon(statement))
  return found.some(({ statement }) => isOld(statement)) ? [] : found.slice(0, 1).map(({ path }) => path.join('.'))
}

/** Interfaces of global objects. */
const globals: Readonly<Record<string, string>> = {
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  crypto: 'Crypto',
}

const getText = (node: AnyNode): string =>
  node.type === 'Literal'
    ? String(node.value)
    : node.type === 'TemplateLiteral' && node.quasis.length === 1
      ? node.quasis[0]!.value.raw
      : ''

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value

export function listScriptUses(source: string): Use[] {
  // ES2022 is the newest version that the oldest browsers support completely. Newer syntax throws here.
  const program = parseScript(source, { ecmaVersion: 2022, sourceType: 'module', allowHashBang: true })
  const uses: { key: FeatureKey; name: string }[] = []
  const bound = new Set<string>()
  const tested = new Set<string>()
  const report = (key: FeatureKey | undefined, name: string) => key && uses.push({ key, name })
  /** Names in the condition of `a.b ? … : …`, `a.b && …`, `typeof a.b`, `"b" in a` and `a.b?.()`. */
  const test = (node: AnyNode): void => {
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier') tested.add(node.property.name)
    else if (node.type === 'Identifier') tested.add(node.name)
    else if (node.type === 'ChainExpression') test(node.expression)
    else if (node.type === 'UnaryExpression') test(node.argument)
    else if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      tested.add(getText(node.left))
      for (const side of [node.left, node.right]) if (side.type !== 'PrivateIdentifier') test(side)
    }
  }
  const visit = (node: AnyNode): void => {
    if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') test(node.test)
    else if (node.type === 'LogicalExpression') test(node.left)
    else if (node.type === 'UnaryExpression' && node.operator === 'typeof') test(node.argument)
    else if (node.type === 'BinaryExpression' && node.operator === 'in') test(node)
    else if (node.type === 'CallExpression') {
      if (node.optional) test(node.callee)
      const { callee } = node
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier'
            ? callee.property.name
            : ''
      const event = node.arguments[0] && getText(node.arguments[0])
      if (name === 'addEventListener' && event) for (const key of findMember(`${event}_event`)) report(key, event)
      // A property that is missing is undefined, but a method that is missing throws.
      if (callee.type === 'MemberExpression' && !(callee.object.type === 'Identifier' && /^[A-Z]\w\w/.test(callee.object.name)))
        for (const key of findMember(name)) report(key, name)
    } else if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
      const { name } = node.property
      const owner = node.object.type === 'Identifier' ? node.object.name : ''
      if (globals[owner]) report(findNew([toPath(globals[owner], name)]), name)
      else if (/^[A-Z]\w\w/.test(owner) && findNode(toPath(owner)))
        report(findNew([toPath(owner, `${name}_static`), toPath(owner, name)]), name)
    } else if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
      if (node.id?.type === 'Identifier') bound.add(node.id.name)
    } else if (node.type === 'Identifier' && /^[A-Z]\w{3,}/.test(node.name)) report(findNew([toPath(node.name)]), node.name)
    // Names of properties are not identifiers of globals.
    const isPlainName = 'computed' in node && !node.computed
    for (const [part, value] of Object.entries(node)) {
      if (isPlainName && (part === 'property' || part === 'key')) continue
      for (const child of [value].flat()) if (isNode(child)) visit(child)
    }
  }
  visit(program)
  return uses.filter(({ name }) => !bound.has(name)).map(({ key, name }) => ({ key, isGuarded: tested.has(name) }))
}

export function listHtmlUses(html: string): Use[] {
  return [...html.matchAll(/<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g)].flatMap(([, tag, attributes]) => {
    const keys = [
      findNew([['html', 'elements', tag!]]),
      ...[...attributes!.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(([, name, value]) =>
        findNew(
          [
            ['html', 'global_attributes', name!],
            ['html', 'elements', tag!, name!],
          ].flatMap((path) => (value ? [[...path, value], path] : [path])),
        ),
      ),
    ]
    return keys.flatMap((key) => (key && isCommon(find(key.split('.'))!) ? [{ key, isGuarded: false }] : []))
  })
}

/** Matches each `<style>` of a page. Its second group is the text of the style. */
export const stylePattern = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g
const scriptPattern = /<script(?![^>]*(?:src=|ld\+json|application\/json))[^>]*>([\s\S]*?)<\/script>/g

export function listStyleUses(css: string): Use[] {
  const uses: Use[] = []
  visitStyle(css, (use, _rename, isCondition) => !isCondition && uses.push(use))
  return uses
}

/** Lists the features of the built site that are newer than the oldest browsers, with the files that use them. */
export function listNewFeatures(folder: string): Map<FeatureKey, { files: Set<string>; isGuarded: boolean }> {
  const found = new Map<FeatureKey, { files: Set<string>; isGuarded: boolean }>()
  const seen = new Map<string, Use[]>()
  const add = (file: string, text: string, list: (text: string) => Use[]) => {
    if (!seen.has(text)) seen.set(text, list(text))
    for (const { key, isGuarded } of seen.get(text)!) {
      const before = found.get(key)
      found.set(key, { files: (before?.files ?? new Set()).add(file), isGuarded: (before?.isGuarded ?? true) && isGuarded })
    }
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css|html)$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    if (file.endsWith('.js')) add(file, text, listScriptUses)
    else if (file.endsWith('.css')) add(file, text, listStyleUses)
    else {
      for (const [, , css] of text.matchAll(stylePattern)) add(file, css!, listStyleUses)
      for (const [, script] of text.matchAll(scriptPattern)) add(file, script!, listScriptUses)
      add(file, text.replaceAll(stylePattern, '').replaceAll(/<script[\s\S]*?<\/script>/g, ''), listHtmlUses)
    }
  }
  return found
}
