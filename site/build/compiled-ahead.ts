import type { Plugin } from 'vite'

/**
 * Lets V8 compile all functions of a script while it arrives, off the main thread, instead of each when it is first called: a third less
 * work for the page on a cheap phone. The hint must be the first line, so it is added last.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}
