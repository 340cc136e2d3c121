import { resolve } from 'node:path'
import mdx from '@mdx-js/rollup'
import remarkGfm from 'remark-gfm'
import { remarkBlocks } from './remark-blocks.ts'

/** Makes modules of the pages of the documentation. */
export const readPages = () =>
  mdx({ providerImportSource: resolve('site/docs/page/components.tsx'), remarkPlugins: [remarkGfm, remarkBlocks] })
export type ReadPages = Pick<ReturnType<typeof readPages>, 'name' | 'transform'>

/** The module of one page, from its source. */
export type ReadPage = (page: { source: string; file: string }) => Promise<{ code: string } | undefined>

/**
 * The same for several bundles: each page is read once.
 * @param read reads a page, in whatever thread.
 */
export function readPagesOnce(read: ReadPage): ReadPages {
  const pages = new Map<string, ReturnType<ReadPage>>()
  return {
    name: 'pages',
    async transform(source, file) {
      if (!file.endsWith('.mdx')) return undefined
      const page = pages.get(file) ?? read({ source, file })
      pages.set(file, page)
      return page
    },
  }
}
