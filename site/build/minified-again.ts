import type { Plugin } from 'vite'

/** Makes a module smaller, in whatever thread; the more passes, the smaller. */
export type Minify = (module: { code: string; passes: number }) => Promise<string>

/**
 * Minifies what pages share once more: 1.4 kB less for a page of the documentation than with Rolldown's minifier alone, measured by
 * site/e2e/first-load.test.ts. A page's own script is text for the most part, and there may be hundreds.
 * @param minify makes a module smaller.
 */
export const minifiedAgain = (minify: Minify): Plugin => ({
  name: 'minified-again',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const shared = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .filter(({ facadeModuleId }) => !facadeModuleId?.endsWith('.mdx'))
      await Promise.all(
        shared.map(async (chunk) => {
          // A third pass makes the script of every page 190 bytes smaller, and all others together only 120.
          chunk.code = await minify({ code: chunk.code, passes: chunk.isEntry ? 3 : 2 })
        }),
      )
    },
  },
})
