import { readFileSync } from 'node:fs'
import { parse, readText } from '../compile/documentation.ts'
import { sourceOf } from '../compile/source-of.ts'
import { docsPages } from '../contents.ts'

/** Every page of the documentation with its text, in reading order. */
export const pages = await Promise.all(
  docsPages.map(async (about) => {
    const page = await parse(readFileSync(sourceOf(about), 'utf8'))
    return { ...about, ...readText(about, page), ...page }
  }),
)
