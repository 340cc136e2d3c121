import { printImports, readExamples } from './read-examples.ts'
import { readPropTypes, type PropTypes } from './read-prop-types.ts'

interface Docgen {
  definedInFile?: string
  exportName?: string
  props?: Record<string, { defaultValue?: unknown }>
}

/** Entry in Storybook's manifest for coding agents. */
export interface Component {
  path: string
  description?: string
  import?: string
  reactDocgen?: Docgen
  stories?: { id: string; snippet?: string; warning?: string }[]
  subcomponents?: Record<string, Omit<Component, 'stories'> & { error?: unknown }>
  docs?: Record<string, { content?: string }>
}

/** Removes relative imports and Storybook's doc blocks, which mean nothing outside Storybook. */
const cleanPage = (content: string): string =>
  content
    .replace(/^import .* from '(?:\.|@storybook).*\n/gm, '')
    .replace(/^<(?:Meta|Title|Primary|States|Description|Controls|Variants)\b.*\/>\n+/gm, '')

const mapValues = <Value, Result>(values: Record<string, Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

/** Attributes that agents look for first. */
const known: Readonly<Record<string, string>> = {
  input: 'value, defaultValue, checked, defaultChecked, onChange, disabled, readOnly, placeholder, maxLength',
  textarea: 'value, defaultValue, onChange, disabled, readOnly, placeholder, rows, maxLength',
  select: 'value, defaultValue, onChange, disabled',
  button: 'onClick, form, aria-expanded',
  a: 'onClick, target, rel, download',
  form: 'onSubmit, onReset, method, noValidate',
}

function describeInherited({ props, inherited }: PropTypes): string {
  if (!inherited || inherited.isStyled) return ''
  const { element, without } = inherited
  const isOpen = (name: string) => !(name in props) && !without.includes(name)
  const names = ['id', ...(known[element]?.split(', ') ?? []), 'aria-*', 'data-*', 'ref', 'event handlers'].filter(isOpen)
  const closed = [...without.filter((name) => !(name in props)), ...('children' in props ? [] : ['children']), 'className', 'style']
  return `Also takes the attributes of \`<${element}>\` (${names.join(', ')}), but not ${closed.join(', ')}.`
}

/** Writes out the types of the props, and adds a line about the attributes that the component passes to its element. */
function describeProps<Entry extends Pick<Component, 'description' | 'reactDocgen'>>(entry: Entry): Entry {
  const { description, reactDocgen: { definedInFile, exportName, props, ...docgen } = {} } = entry
  if (!definedInFile || !exportName || !props) return entry
  const found = readPropTypes(definedInFile, exportName)
  const withDefaults = Object.entries(found.props).map(([name, prop]) => [
    name,
    props[name]?.defaultValue ? { ...prop, defaultValue: props[name].defaultValue } : prop,
  ])
  return {
    ...entry,
    description: [description, describeInherited(found)].filter(Boolean).join('\n\n'),
    reactDocgen: { ...docgen, definedInFile, exportName, props: Object.fromEntries(withDefaults) },
  }
}

/** Rewrites an entry for apps that install the package: complete examples, types that show their shape, and no paths of this machine. */
function toPackageComponent({ subcomponents, docs, stories, ...component }: Component): Component {
  const examples = readExamples(component.path)
  const rewritten = {
    ...describeProps(component),
    import: printImports([...examples.values()]),
    ...(subcomponents && { subcomponents: mapValues(subcomponents, ({ error: _error, ...rest }) => describeProps(rest)) }),
    ...(docs && { docs: mapValues(docs, (page) => (page.content ? { ...page, content: cleanPage(page.content) } : page)) }),
    stories: stories?.flatMap(({ snippet: _snippet, warning: _warning, ...story }) => {
      const example = examples.get(story.id.split('--')[1]!)
      return example ? [{ ...story, snippet: example.code }] : []
    }),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only strings of the object have changed.
  return JSON.parse(JSON.stringify(rewritten).replaceAll(`${process.cwd()}/`, '')) as Component
}

/** Keeps the components of the package, and leaves out the pages of the site and the foundations. */
export const toPackageComponents = (components: Readonly<Record<string, Component>>): Record<string, Component> =>
  mapValues(Object.fromEntries(Object.entries(components).filter(([, { path }]) => path.startsWith('./ui/'))), toPackageComponent)
