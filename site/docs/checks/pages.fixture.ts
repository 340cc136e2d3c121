import { readFileSync } from 'node:fs'
import { parse, readText } from '../compile/documentation.ts'
import { getSourcePath } from '../docs-site.ts'
import { docsPages } from '../contents.ts'

/** Every page of the documentation with its text, in reading order. */
export const pages = docsPages.map((about) => {
  const page = parse(readFileSync(getSourcePath(about), 'utf8'))
  return { ...about, ...readText(about, page), ...page }
})
