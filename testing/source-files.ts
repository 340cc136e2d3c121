import { globSync } from 'node:fs'

/** Lists the source files without Git, which the machine may lack. */
export const listSourceFiles = (): string[] =>
  globSync(['*.*', '{.changeset,.ci,.storybook,.github,handbook,ops,packages,site,testing,tokens,ui}/**/*.*'], {
    exclude: ['**/node_modules/**', '**/.next/**', '**/dist/**', '**/next-env.d.ts'],
  })
