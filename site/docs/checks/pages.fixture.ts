import { readFileSync } from 'node:fs'
import { sourceOf } from '../compile/source-of.ts'
import { docsPages } from '../contents.ts'
import { docsHome } from '../home.ts'
import { docsKit } from '../page/docs-kit.ts'

/** Every page of the documentation with its text, in reading order. */
export const pages = docsPages.map((about) => {
  const page = docsKit.parse(readFileSync(sourceOf({ folder: 'site/docs', home: docsHome }, about), 'utf8'))
  return { ...about, ...docsKit.readText(about, page), ...page }
})
