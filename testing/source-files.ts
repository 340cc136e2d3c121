import { globSync } from 'node:fs'

/** Every file that is written for this repository, as far as it is there: as Git lists them, on a machine without Git too. */
export const sourceFiles = (): string[] =>
  globSync(['*.*', '{.changeset,.ci,.storybook,.github,bench,deploy,site,testing,tokens,tools,ui}/**/*.*'], {
    exclude: ['**/node_modules/**', '**/.next/**', '**/.astro/**', '**/dist/**', '**/next-env.d.ts'],
  })
