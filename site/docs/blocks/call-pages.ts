import { readFileSync } from 'node:fs'
import GithubSlugger from 'github-slugger'
import { docsPages } from '../contents.ts'
import { sourceOf } from '../navigation/navigation.ts'

/** The section that each `<Endpoint>` of the pages is in, by API and call. */
const readSections = (): ReadonlyMap<string, string> => {
  const sections = new Map<string, string>()
  for (const page of docsPages) {
    const slugger = new GithubSlugger()
    let anchor = ''
    for (const line of readFileSync(sourceOf(page), 'utf8').split('\n')) {
      const [, heading] = /^#{2,4} (.+)$/.exec(line) ?? []
      const [, api, call] = /^<Endpoint api="(\w+)" call="(\w+)"/.exec(line) ?? []
      if (heading) anchor = slugger.slug(heading.replaceAll('`', ''))
      if (api && call) sections.set(`${api} ${call}`, `${page.path}#${anchor}`)
    }
  }
  return sections
}

let sections: ReadonlyMap<string, string> | undefined

/**
 * The address of the section that documents a call.
 * @throws when no page has an `<Endpoint>` of the call.
 */
export function sectionOfCall(api: string, call: string): string {
  sections ??= readSections()
  const section = sections.get(`${api} ${call}`)
  if (!section)
    throw new Error(`No page documents the call ${call} of ${api}: write <Endpoint api="${api}" call="${call}" /> below a heading.`)
  return section
}
