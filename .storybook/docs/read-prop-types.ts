import { getInitializer, getKey, isNode, listChildren, readImport, readModule, type Node, type SourceModule } from './source-module.ts'

interface Place {
  module: SourceModule
  node: Node
}

interface Prop {
  required: boolean
  description?: string
  /** Source of the type, with the types of this repository written out. */
  tsType: { name: string }
}

interface Inherited {
  element: string
  without: string[]
  isStyled: boolean
}

export interface PropTypes {
  props: Readonly<Record<string, Prop>>
  /** Element whose attributes the component also takes, the attributes that it doesn't take, and whether it takes `className` and `style`. */
  inherited?: Inherited
}

function find(module: SourceModule, name: string): Place | undefined {
  const node = module.declarations.get(name)
  if (node) return { module, node }
  const imported = module.imports.get(name)
  const source = imported && readImport(module, imported.from)
  return source && find(source, imported.name)
}

/** Finds the declaration that a type refers to. */
const findType = (node: Node, module: SourceModule): Place | undefined =>
  node.type === 'TSTypeReference' && node.typeName.type === 'Identifier' ? find(module, node.typeName.name) : undefined

const findConstant = (query: Node, module: SourceModule): Place | undefined => {
  const inside = query.type === 'TSParenthesizedType' ? query.typeAnnotation : query
  if (inside.type !== 'TSTypeQuery' || inside.exprName.type !== 'Identifier') return undefined
  const place = find(module, inside.exprName.name)
  const node = place && getInitializer(place.node, inside.exprName.name)
  return node && { node, module: place.module }
}

/** Prints `(typeof list)[number]` and `keyof typeof names` as their values, and `Props['name']` as the type of that prop. */
function printLookup(node: Node, module: SourceModule, above: readonly string[]): string | undefined {
  if (node.type === 'TSTypeOperator' && node.operator === 'keyof') {
    const names = findConstant(node.typeAnnotation, module)?.node
    if (names?.type !== 'ObjectExpression') return undefined
    const keys = names.properties.map((each) => (each.type === 'Property' ? getKey(each.key) : ''))
    return keys.map((key) => `'${key}'`).join(' | ')
  }
  if (node.type !== 'TSIndexedAccessType') return undefined
  const list = findConstant(node.objectType, module)
  if (list?.node.type === 'ArrayExpression') {
    const values = list.node.elements.flatMap((element) =>
      element?.type === 'Literal' ? [list.module.code.slice(element.start, element.end)] : [],
    )
    return values.length === list.node.elements.length ? values.join(' | ') : undefined
  }
  const [key] = readKeys(node.indexType, module)
  const member = key && listMembers(node.objectType, module).find((each) => each.key === key)
  return member ? print(member.place.node, member.place.module, above) : undefined
}

const inOneLine = (text: string) =>
  text
    .replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\{) \}/g, '}')
    .trim()

/** Prints a type, with the types of this repository in it written out. Inside itself, a recursive type is printed as its name. */
function print(node: Node, module: SourceModule, above: readonly string[] = []): string {
  const found = printLookup(node, module, above)
  if (found) return found
  if (node.type === 'TSTypeReference' && module.code.slice(node.start, node.end).startsWith('NonNullable<'))
    return print(node.typeArguments!.params[0]!, module, above)
  const place = findType(node, module)
  if (place && node.type === 'TSTypeReference' && !node.typeArguments) {
    const name = module.code.slice(node.start, node.end)
    const { node: declared, module: home } = place
    if (above.includes(name)) return name
    if (declared.type === 'TSTypeAliasDeclaration' && !declared.typeParameters) {
      const text = print(declared.typeAnnotation, home, [...above, name])
      return /[|&]|=>/.test(text) && !text.startsWith('{') ? `(${text})` : text
    }
    if (declared.type === 'TSInterfaceDeclaration') {
      const members = listMembers(declared, home).map(
        ({ key, isOptional, place: own }) => `${key}${isOptional ? '?' : ''}: ${print(own.node, own.module, [...above, name])}`,
      )
      return `{ ${members.join('; ')} }`
    }
  }
  let text = ''
  let end = node.start
  for (const child of listChildren(node)) {
    text += module.code.slice(end, child.start) + print(child, module, above)
    end = child.end
  }
  return inOneLine(text + module.code.slice(end, node.end))
}

interface Member {
  key: string
  isOptional: boolean
  description?: string
  place: Place
}

/** Reads the doc comment above a member. */
function readComment({ start }: Node, { code }: SourceModule): { description?: string } {
  const [, text] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(code.slice(0, start)) ?? []
  return text ? { description: text.replace(/^\s*\* ?/gm, '').trim() } : {}
}

function readKeys(node: Node | undefined, module: SourceModule): string[] {
  return node ? [...module.code.slice(node.start, node.end).matchAll(/'([^']+)'/g)].map(([, name]) => name!) : []
}

/** Lists the members of a type that this repository declares. Passes the attributes of an element to `inherit`. */
function listMembers(node: Node, module: SourceModule, inherit?: (inherited: Inherited) => void): Member[] {
  if (node.type === 'TSInterfaceDeclaration')
    return [
      ...node.extends.flatMap((base) => listMembers(base, module, inherit)),
      ...node.body.body.flatMap((member) => listMembers(member, module, inherit)),
    ]
  if (node.type === 'TSTypeAliasDeclaration') return listMembers(node.typeAnnotation, module, inherit)
  if (node.type === 'TSTypeLiteral') return node.members.flatMap((member) => listMembers(member, module, inherit))
  if (node.type === 'TSIntersectionType' || node.type === 'TSUnionType')
    return node.types.flatMap((part) => listMembers(part, module, inherit))
  if (node.type === 'TSPropertySignature' && node.typeAnnotation)
    return [
      {
        key: getKey(node.key),
        isOptional: node.optional,
        ...readComment(node, module),
        place: { node: node.typeAnnotation.typeAnnotation, module },
      },
    ]
  if (node.type !== 'TSTypeReference' && node.type !== 'TSInterfaceHeritage') return []
  const target = node.type === 'TSTypeReference' ? node.typeName : node.expression
  if (target.type !== 'Identifier') return []
  const [first, second] = node.typeArguments?.params ?? []
  const keys = readKeys(second, module)
  if (['ElementProps', 'ComponentProps'].includes(target.name)) {
    inherit?.({ element: readKeys(first, module)[0] ?? '', without: keys, isStyled: target.name === 'ComponentProps' })
    return []
  }
  if (first && ['Pick', 'Omit', 'Partial', 'Readonly'].includes(target.name)) {
    const members = listMembers(first, module, inherit)
    if (target.name === 'Partial') return members.map((member) => ({ ...member, isOptional: true }))
    return keys.length > 0 ? members.filter(({ key }) => keys.includes(key) === (target.name === 'Pick')) : members
  }
  const place = find(module, target.name)
  return place ? listMembers(place.node, place.module, inherit) : []
}

/** Reads the types of a component's props from its source. */
export function readPropTypes(file: string, component: string): PropTypes {
  const module = readModule(file)
  const declared = module.declarations.get(component)
  const initial = declared && (getInitializer(declared, component) ?? declared)
  const [parameter] = initial && 'params' in initial && Array.isArray(initial.params) ? (initial.params as Node[]) : []
  const annotation = parameter && 'typeAnnotation' in parameter ? parameter.typeAnnotation : undefined
  const type = annotation && typeof annotation === 'object' && 'typeAnnotation' in annotation ? annotation.typeAnnotation : undefined
  const props: Record<string, Prop> = {}
  let inherited: Inherited | undefined
  if (isNode(type))
    for (const { key, isOptional, place, ...rest } of listMembers(type, module, (found) => (inherited = found)))
      props[key] = {
        required: !isOptional,
        ...(rest.description && { description: rest.description }),
        tsType: { name: print(place.node, place.module) },
      }
  return { props, ...(inherited && { inherited }) }
}
