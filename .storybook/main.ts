import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { normalizePath, type Plugin, type PluginOption } from 'vite'
import { faviconSvg } from '../tokens/favicon.ts'
import { toViteConstants } from '../packages/host/configuration/public-configuration.ts'
import { removeReadonly, inlineVariants } from './docs/docgen-types.ts'
import { toPackageComponents, type Component } from './docs/package-manifest.ts'
import { listTokenUses } from './docs/list-token-uses.ts'
import { dark, light } from '../tokens/color/themes.ts'
import { writeTokens } from '../tokens/published/write-tokens.ts'

const tokens = 'node_modules/.cache/design-tokens'
writeTokens(tokens)

/** Icon and fonts for Storybook's own pages. */
const assets = 'node_modules/.cache/storybook-house'
mkdirSync(`${assets}/house`, { recursive: true })
writeFileSync(`${assets}/favicon.svg`, faviconSvg)
for (const face of ['instrument-sans', 'geist-mono']) copyFileSync(`tokens/fonts/${face}.woff2`, `${assets}/house/${face}.woff2`)

/** Patterns for Storybook's pages. They are absolute, because a folder above this repository may have the same names. */
const ownPages = ['.storybook/**', 'ui/**'].map((pattern) => normalizePath(resolve(pattern)))

/** Keeps Storybook's MDX compiler away from the site's documentation, and lets react-docgen read lists of variants. */
function adaptPlugin(plugin: Plugin): Plugin {
  const { name, transform } = plugin
  if (!transform) return plugin
  const run = typeof transform === 'function' ? transform : transform.handler
  if (name === 'storybook:mdx-plugin') return { ...plugin, transform: { filter: { id: ownPages }, handler: run } }
  if (name !== 'storybook:react-docgen-plugin') return plugin
  return {
    ...plugin,
    transform(code, id, ...rest) {
      return run.call(this, inlineVariants(removeReadonly(code)), id, ...rest)
    },
  }
}

/** Writes the theme colors into the head, before any stylesheet. */
const insertColors = (head = ''): string =>
  head.replace(
    /%(light|dark)\.(canvas|sunken)%/g,
    (_, theme: 'light' | 'dark', role: 'canvas' | 'sunken') => ({ light, dark })[theme][role],
  )

async function flattenPlugins(plugins: PluginOption): Promise<Plugin[]> {
  const known = await plugins
  if (Array.isArray(known)) return (await Promise.all(known.map(flattenPlugins))).flat()
  return known ? [known] : []
}

interface Manifests {
  docs?: { docs: Record<string, object> }
  components?: { components: Record<string, Component> }
}

/** Page that agents read first. */
const setUp = 'welcome-set-up--docs'

/** Storybook's types lack `experimental_manifests`. */
const forAgents = {
  experimental_manifests: ({ docs, components, ...rest }: Manifests) => ({
    ...rest,
    ...(docs && { docs: { ...docs, docs: { [setUp]: docs.docs[setUp], ...docs.docs } } }),
    ...(components && { components: { ...components, components: toPackageComponents(components.components) } }),
  }),
}

export default {
  stories: ['./{welcome,foundations}/*.mdx', './foundations/*.stories.tsx', '../ui/**/*.mdx', '../{ui,site}/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    // Serves the component manifest at /mcp in development. The built Storybook contains the manifest, but has no /mcp.
    '@storybook/addon-mcp',
  ],
  features: { componentsManifest: true, sidebarOnboardingChecklist: false },
  ...forAgents,
  framework: '@storybook/react-vite',
  staticDirs: [`../${assets}`, { from: `../${tokens}`, to: '/tokens' }],
  // Leaves out what vite.config.ts has only for the build of the site: its `environments`, and plugins named `site:…`.
  viteFinal: async ({ builder: _builder, environments: _environments, plugins, ...config }) => ({
    ...config,
    plugins: (await flattenPlugins(plugins)).filter(({ name }) => !name.startsWith('site:')).map(adaptPlugin),
    define: {
      ...config.define,
      TOKEN_USES: JSON.stringify(listTokenUses()),
      ...toViteConstants({ siteOrigin: 'https://site.example', readers: 3, retentionDays: 30 }),
    },
  }),
  managerHead: insertColors,
  previewHead: insertColors,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig
