import { readFileSync } from 'node:fs'
import { parse, readText } from '../compile/documentation.ts'
import { getSourcePath } from '../docs-site.ts'
import { docsPages } from '../contents.ts'

/** Every page of the documentation with its text, in reading order. */
export const pages = await Promise.all(
  docsPages.map(async (about) => {
    const page = await parse(readFileSync(getSourcePath(about), 'utf8'))
    return { ...about, ...readText(about, page), ...page }
  }),
)
