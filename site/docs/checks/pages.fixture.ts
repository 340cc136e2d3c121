import { readFileSync } from 'node:fs'
import { parsePage } from '../blocks/markdown-export.ts'
import { readText } from '../blocks/read-pages.ts'
import { docsPages } from '../contents.ts'
import { sourceOf } from '../navigation/navigation.ts'

/** Every page of the documentation with its text, in reading order. */
export const pages = docsPages.map((page) => {
  const tree = parsePage(readFileSync(sourceOf(page), 'utf8'))
  return { ...page, ...readText(page, tree), tree }
})
