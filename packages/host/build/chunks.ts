import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** The name of the script that frames every page of the documentation. */
export const docsChunk = 'docs'

const radixPackages = (...names: readonly string[]) => names.map((name) => `node_modules/@radix-ui/${name}`)
const radixHooks = () => radixPackages(...readdirSync('node_modules/@radix-ui').filter((name) => name.startsWith('react-use-')))

/** Modules of the bundler, which have no file. */
const virtual = ['\0rolldown/runtime', '\0vite/']

/**
 * Makes a test whether a module is one of these files, or in one of these folders.
 * @throws when one of them does not exist: after a rename the module would silently go to another chunk.
 */
export function modulesIn(paths: readonly string[]): (id: string) => boolean {
  const missing = paths.filter((path) => !existsSync(path))
  if (missing.length > 0)
    throw new Error(`packages/host/build/chunks.ts names what is not there: ${missing.join(', ')}. Write the new path.`)
  const roots = paths.map((path) => resolve(path))
  return (id) => {
    // vanilla-extract's styles are a virtual file beside their source.
    const file = id.replace(/(?:\.vanilla\.css)?(?:\?.*)?$/, '')
    return roots.some((root) => file === root || file.startsWith(`${root}/`))
  }
}

/** Modules that share a chunk; the first match wins. Every other module stays with the page that imports it. */
export function chunkGroups(): { name: string; test: (id: string) => boolean }[] {
  const shared = modulesIn([
    ...['react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler', '@vanilla-extract', 'vite'].map(
      (name) => `node_modules/${name}`,
    ),
    // Under the shared components, and under the fields of the form.
    'node_modules/radix-ui',
    ...radixPackages(
      'primitive',
      'react-collapsible',
      'react-collection',
      'react-compose-refs',
      'react-context',
      'react-direction',
      'react-id',
      'react-label',
      'react-presence',
      'react-primitive',
      'react-roving-focus',
      'react-slot',
      'react-tabs',
      'react-toggle',
      'react-visually-hidden',
    ),
    ...radixHooks(),
    'tokens',
    ...[
      'Badge',
      'Button',
      'CopyButton',
      'Disclosure',
      'HeaderBar',
      'Heading',
      'Icon',
      'Link',
      'Logo',
      'MenuDialog',
      'RouteAnnouncer',
      'SkipLink',
      'StepMarker',
      'Tabs',
      'Text',
      'VisuallyHidden',
      'code',
      'collapse/collapse.css.ts',
      'collapse/useUntilFound.ts',
    ].map((name) => `ui/elements/${name}`),
    // Used by the form and by the documentation, whose chunk the form would load otherwise.
    ...['Field.css.ts', 'FieldIds.tsx', 'FieldMessages.tsx', 'FieldMessages.css.ts', 'control.css.ts'].map(
      (name) => `ui/elements/Field/${name}`,
    ),
    ...['Footer', 'Header', 'Page', 'ThemeToggle'].map((name) => `ui/shell/${name}`),
    'packages/brand/brand.ts',
    'site/frame/words/site.ts',
    'site/frame/App.tsx',
    'site/frame/Frame.tsx',
    'site/frame/Head.tsx',
    'site/frame/RouteError.tsx',
    'site/frame/RouterLink.tsx',
    'site/frame/page-data.tsx',
    'site/frame/page-load-error.ts',
    ...['first-use.ts', 'hydrate.ts', 'loaded-routes.ts', 'states.ts', 'translation.ts', 'useHydrated.ts'].map(
      (name) => `site/frame/hydration/${name}`,
    ),
    'site/frame/useFocusOnNavigation.ts',
    'ui/elements/storage.ts',
    'site/client.tsx',
    'site/frame/prefetch.ts',
    'site/routes.tsx',
  ])
  return [
    // One file compresses better than ten, and a slow connection pays a round trip for each.
    { name: 'shared', test: (id) => virtual.some((name) => id.startsWith(name)) || shared(id) },
    // The pages of the form and of its receipt.
    {
      name: 'form',
      test: modulesIn([
        'ui/form/BenefitList',
        'ui/form/FormLayout',
        'ui/form/StatusMessage',
        'site/apply/form/draft.ts',
        'site/apply/words',
      ]),
    },
    {
      name: docsChunk,
      test: modulesIn([
        'ui/docs/CodeBlock',
        'ui/docs/CodeTabs',
        'ui/docs/PageActions',
        'ui/docs/Method',
        'ui/elements/Field/SmallField.tsx',
        ...['Downloads', 'Endpoint', 'Responses'].map((name) => `packages/docs-kit/blocks/${name}.ts`),
        'packages/docs-kit/shapes',
        'site/docs/page/DocsPage.tsx',
        'site/docs/page/components.tsx',
      ]),
    },
  ]
}
