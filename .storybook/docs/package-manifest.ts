import manifest from '../../ui/package.json' with { type: 'json' }
import { inlineVariants } from './docgen-types.ts'

const { name: packageName } = manifest

/** Entry in Storybook's manifest for coding agents. */
export interface Component {
  import?: string
  stories?: { snippet?: string; warning?: string }[]
  subcomponents?: Record<string, { error?: unknown }>
  docs?: Record<string, { content?: string }>
}

const listImportedNames = (code: string): string[] =>
  [...code.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)]
    .flatMap(([, names = '', from]) => (from === packageName ? names.split(',') : []))
    .map((name) => name.trim())

/** Relative imports and Storybook's doc blocks mean nothing outside Storybook. */
const cleanPage = (content: string): string =>
  content
    .replace(/^import .* from '(?:\.|@storybook).*\n/gm, '')
    .replace(/^<(?:Meta|Title|Primary|Description|Controls|Stories)\b.*\/>\n+/gm, '')

export const mapValues = <Value, Result>(values: Record<string, Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

/** Rewrites an entry for apps that install the package: a single import, complete snippets without spies, and unions that list their values. */
export function toPackageComponent({ subcomponents, docs, stories, ...component }: Component): Component {
  const names = [...new Set(listImportedNames(component.import ?? ''))].sort()
  const seen = new Set<string>()
  const rewritten = {
    ...component,
    ...(names.length > 0 && { import: `import { ${names.join(', ')} } from '${packageName}';` }),
    ...(subcomponents && { subcomponents: mapValues(subcomponents, ({ error: _error, ...rest }) => rest) }),
    ...(docs && { docs: mapValues(docs, (page) => (page.content ? { ...page, content: cleanPage(page.content) } : page)) }),
    stories: stories?.map(({ snippet, warning, ...story }) => {
      const code = snippet?.replace(/\bfn(?:<[^>]*>)?\(((?:[^()]|\([^()]*\))*)\)/g, (_, own: string) => own || '() => {}')
      const body = code?.slice(code.indexOf('=')) ?? ''
      // A warning means that Storybook couldn't print values that come from fixtures.
      if (!code || warning || seen.has(body)) return story
      seen.add(body)
      return { ...story, snippet: code }
    }),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only strings of the object have changed.
  return JSON.parse(inlineVariants(JSON.stringify(rewritten)).replaceAll('"unknown[number]"', '"union"')) as Component
}
