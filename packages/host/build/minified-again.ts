import { minify } from '@swc/core'
import type { Plugin } from 'vite'

/**
 * Minifies what pages share once more: 1.3 kB less for a page of the documentation than with Rolldown's minifier alone, measured by
 * site/e2e/first-load.test.ts. A page's own script is text for the most part, and there may be hundreds.
 */
export const minifiedAgain: Plugin = {
  name: 'minified-again',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const shared = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .filter(({ facadeModuleId }) => !facadeModuleId?.endsWith('.mdx'))
      await Promise.all(
        shared.map(async (chunk) => {
          const { code } = await minify(chunk.code, { module: true, mangle: true, compress: { passes: 3, sequences: false } })
          chunk.code = code
        }),
      )
    },
  },
}
