import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { CommandError } from '@workspace/host/configuration/command.ts'
import { listAddresses, routes } from '../routes.tsx'
import { docsPages } from '../docs/contents.ts'
import { folder, getSourcePath } from '../docs/docs-site.ts'
import { findFileProblems, findProblems } from '../docs/compile/check.ts'
import { readCompiled, type PublishedPage } from '../docs/compile/documentation.ts'
import { createFiles, type PublishedFile } from '../docs/compile/published-files.ts'

export { readCompiled, readDates } from '../docs/compile/documentation.ts'

/** Throws a `CommandError` with one line for each problem of a page. */
export async function publish(origin: string): Promise<PublishedFile[]> {
  refuse(findFileProblems(docsPages, globSync(`${folder}/**/*.mdx`)))
  const published = await Promise.all(
    docsPages.map(async (page): Promise<PublishedPage[]> => {
      const file = resolve(getSourcePath(page))
      const { text } = await readCompiled(file, await readFile(file, 'utf8'))
      return text ? [{ ...page, ...text }] : []
    }),
  )
  const files = createFiles(origin, published.flat())
  const elsewhere = listAddresses(routes).filter((path) => !docsPages.some((page) => page.path === path))
  refuse(findProblems(published.flat(), [...elsewhere, ...files.map(([path]) => `/${path}`)]))
  return files
}

function refuse(problems: readonly string[]) {
  if (problems.length > 0)
    throw new CommandError(
      `The documentation has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.join('\n')}`,
    )
}
