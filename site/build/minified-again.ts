import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Minifies what every page shares once more, by Terser: 1.4 kB less for a page of the documentation than with Rolldown's minifier alone,
 * measured by site/e2e/first-load.test.ts. A page's own script is text for the most part, and there may be hundreds.
 */
export const minifiedAgain: Plugin = {
  name: 'minified-again',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && !file.facadeModuleId?.endsWith('.mdx')) file.code = (await minify(file.code, { module: true, compress: { passes: 2 } })).code!
      }
    },
  },
}
