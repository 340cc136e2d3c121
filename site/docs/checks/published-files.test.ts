import { expect, it } from 'vitest'
import { createFiles } from '../compile/published-files.ts'
import { pages } from './pages.fixture.ts'

const origin = 'https://site.example'
const files = new Map(createFiles(origin, pages))

it.each([...files.keys()].filter((file) => /\.md$|^llms-full/.test(file)))(
  'writes absolute links in %s, to the Markdown version if the page has one',
  (file) => {
    const links = [...files.get(file)!.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href!)
    expect(links.filter((href) => !/^(https?|mailto):/.test(href))).toEqual([])
    const own = links.filter((href) => href.startsWith(`${origin}/`)).map((href) => new URL(href).pathname)
    expect(own.filter((path) => path.startsWith('/docs') && !files.has(path.slice(1)))).toEqual([])
  },
)
