import { resolve } from 'node:path'
import mdx from '@mdx-js/rollup'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import remarkGfm from 'remark-gfm'
import { defineConfig } from 'vite'
import { remarkBlocks } from './site/docs/blocks/remark-blocks.ts'

/** Makes modules of the pages of the documentation. */
const readPages = () => mdx({ providerImportSource: resolve('site/docs/page/components.tsx'), remarkPlugins: [remarkGfm, remarkBlocks] })
type ReadPages = ReturnType<typeof readPages>

/** The same for several bundles: each page is compiled once. */
export function readPagesOnce(): ReadPages {
  const { name, transform } = readPages()
  const compiled = new Map<string, ReturnType<typeof transform>>()
  return {
    name,
    config: () => undefined,
    transform(source, file) {
      const known = compiled.get(file) ?? transform.call(this, source, file)
      compiled.set(file, known)
      return known
    },
  }
}

/** What makes modules of all that is no JavaScript. */
export const plugins = (pages = readPages()) => [
  { enforce: 'pre' as const, ...pages },
  vanillaExtractPlugin(),
  react({ include: /\.(mdx|tsx?)$/ }),
]

export default defineConfig({ plugins: plugins(), publicDir: false })
