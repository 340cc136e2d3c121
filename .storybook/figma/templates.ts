/** A component, as the manifest of components describes it. */
export interface ManifestEntry {
  name: string
  path: string
  import?: string | undefined
  stories: readonly { name: string; snippet?: string | undefined }[]
}

/** Code in the template's literal. */
const escaped = (code: string) => code.replace(/[\\`]|\$\{/g, String.raw`\$&`)

/**
 * Code Connect templates by their file names: what Figma shows a developer who selects a component.
 * @throws when a drawing belongs to no component.
 */
export function templatesOf(
  components: Readonly<Record<string, ManifestEntry>>,
  drawings: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(drawings).map(([id, url]) => {
      const found = components[id]
      if (!found) throw new Error(`.storybook/figma/drawings.ts has ${id}, which is no component: write the id of its stories.`)
      const { name, path, stories } = found
      const example = /=> (.*);$/s.exec(stories.find((story) => story.name === 'Default')?.snippet ?? '')?.[1] ?? `<${name} />`
      const imports = (found.import ?? '').split('\n').filter((line) => line && !line.includes('storybook/test'))
      return [
        `${id}.figma.ts`,
        `// url=${url}
// source=${path.replace(/^\.\//, '').replace('.stories', '')}
// component=${name}
import figma from 'figma'

export default {
  example: figma.code\`${escaped(example.replaceAll(/ \w+=\{fn\(\)\}/g, ''))}\`,
  imports: ${JSON.stringify(imports)},
  id: '${id}',
}
`,
      ]
    }),
  )
}
