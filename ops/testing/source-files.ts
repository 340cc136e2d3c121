import { globSync } from 'node:fs'

/** Lists the source files of this repository without Git, which the machine may not have. */
export const listSourceFiles = (): string[] =>
  globSync(['*.*', '{.changeset,.ci,.storybook,.github,handbook,ops,packages,site,tokens,ui}/**/*.*'], {
    exclude: ['**/node_modules/**', '**/.next/**', '**/dist/**', '**/next-env.d.ts'],
  })
