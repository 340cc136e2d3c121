import { globSync } from 'node:fs'

/** Every source file of this repository. A glob and not `git ls-files`: the machine may have no Git. */
export const sourceFiles = (): string[] =>
  globSync(['*.*', '{.changeset,.ci,.storybook,.github,handbook,ops,packages,site,tokens,ui}/**/*.*'], {
    exclude: ['**/node_modules/**', '**/.next/**', '**/.astro/**', '**/dist/**', '**/next-env.d.ts'],
  })
