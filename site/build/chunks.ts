import { globSync } from 'node:fs'

/** Name of the chunk with the frame of the documentation, which every documentation page loads. */
export const docsFrame = 'docs-frame'

const elements = (...names: readonly string[]) => names.map((name) => `ui/elements/${name}`)
const blocks = (...names: readonly string[]) => names.map((name) => `site/docs/blocks/${name}.tsx`)

/** Returns a test for the modules at these paths. Each is a folder or a file, with or without its extension. Throws if a path is missing. */
export function createTest(paths: readonly string[]) {
  const dead = paths.filter((path) => globSync(`${path}{,.*}`).length === 0)
  if (dead.length > 0)
    throw new Error(`site/build/chunks.ts names ${dead.join(', ')}, which does not exist. Correct the path there, or delete it.`)
  return (id: string) =>
    paths.some((path) => {
      const at = id.lastIndexOf(`/${path}`)
      return at >= 0 && /^$|^[./?]/.test(id.slice(at + path.length + 1))
    })
}

/**
 * Groups of modules. Each group is bundled into one file. Without groups, the landing page loads 9 kB more, and a documentation page
 * requests 41 files. With shorter lists of modules, a page loads between 9 and 52 kB more.
 */
export const chunkGroups = [
  // The entry with its imports, and modules that several kinds of pages use.
  {
    name: 'client',
    priority: 1,
    test: createTest([
      'site/client.tsx',
      ...['collapsible', 'label', 'use-callback-ref'].map((name) => `node_modules/@radix-ui/react-${name}`),
      ...elements('Button', 'CopyButton', 'Disclosure/Chevron', 'Link', 'Text', 'useBrowserValue'),
      ...elements('Field/Field.css', 'Field/FieldIds', 'Field/FieldMessages', 'Field/useField', 'Field/control'),
      ...elements('code/code-lines', 'collapse/UntilFound', 'collapse/collapse.css', 'collapse/until-found'),
      ...elements('scroller/fade-down', 'scroller/useOverflow'),
    ]),
  },
  // The list of all documentation pages has its own file, so that a new page adds its title and description to no other file.
  {
    name: 'docs-contents',
    priority: 1,
    test: createTest(['site/docs/contents', 'site/docs/docs-site', 'site/docs/navigation/sidebar-groups.ts']),
  },
  // The frame of the documentation, and the blocks that most of its pages have.
  {
    name: docsFrame,
    test: createTest(['site/docs/page/DocsPage', 'site/docs/page/components', ...blocks('Code', 'Downloads', 'Request', 'Responses')]),
  },
  // Animations load after hydration or at the first scroll.
  { name: 'motion', test: createTest(elements('Section/reveal', 'collapse/expand')) },
  // Modules of the API pages. The page about configuration also uses `Fields`.
  { name: 'docs-api', test: createTest(['ui/docs/CallSection/CallSection.tsx', ...blocks('Endpoint', 'Fields')]) },
]
