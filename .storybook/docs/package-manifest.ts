import manifest from '../../ui/package.json' with { type: 'json' }
import { withVariants } from './docgen-types.ts'

const { name: packageName } = manifest

/** A component in Storybook's manifest, as coding agents read it. */
export interface Component {
  import?: string
  stories?: { snippet?: string }[]
  docs?: Record<string, { content?: string }>
}

const importsIn = (code: string) =>
  [...code.matchAll(/^import (?:type )?(?:\* as )?\{?([^}]*?)\}? from ['"]([^'"]+)['"]/gm)].flatMap(([, names = '', from]) =>
    names.split(',').map((name) => ({ name: name.trim(), isOurs: from === packageName })),
  )

/** Rewrites a component for an app that has only the package: one import, values in place of spies, no code with fixtures, variants written out. */
export function forPackage(component: Component): Component {
  const imports = importsIn(component.import ?? '')
  const ours = [...new Set(imports.flatMap(({ name, isOurs }) => (isOurs ? [name] : [])))].sort()
  const fixtures = imports.map(({ name }) => name).filter((name) => !ours.includes(name))
  const seen = new Set<string>()
  const stories = component.stories?.flatMap((story) => {
    const snippet = story.snippet?.replace(/\bfn(?:<[^>]*>)?\([^()]*\)/g, '() => {}')
    const code = snippet?.replace(/^const \w+ = /, '') ?? ''
    if (seen.has(code) || fixtures.some((name) => new RegExp(`\\b${name}\\b`).test(code))) return []
    seen.add(code)
    return [{ ...story, ...(snippet && { snippet }) }]
  })
  const text = withVariants(JSON.stringify({ ...component, ...(stories && { stories }) })).replaceAll('"unknown[number]"', '"union"')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same object with other texts
  const written = JSON.parse(text) as Component
  return ours.length > 0 ? { ...written, import: `import { ${ours.join(', ')} } from '${packageName}';` } : written
}
