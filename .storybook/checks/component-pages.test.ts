import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listSubpaths } from '../../ui/package/subpaths.ts'
import { readStoryIndex } from './story-index.ts'

interface Stories {
  Keyboard?: { play?: (context: object) => Promise<void> }
}

const pages = globSync('ui/**/*.mdx').map((file) => [file.replace(/^.*\/|\.mdx$/g, ''), readFileSync(file, 'utf8'), file] as const)
const stories = import.meta.glob<Stories>('../../ui/**/*.stories.tsx', { eager: true })
const entries = await readStoryIndex()

test('every component with its own story file has a page', () => {
  const attached = new Set(entries.filter(({ tags = [] }) => tags.includes('attached-mdx')).map(({ id }) => id.replace(/--docs$/, '')))
  const components = entries.filter(({ importPath }) => importPath.startsWith('./ui/')).map(({ id }) => id.split('--')[0]!)
  expect(attached.size).toBeGreaterThan(90)
  expect(components.filter((id) => !attached.has(id))).toEqual([])
})

test.each(pages)('the keyboard table of %s names the keys that its Keyboard story tests', async (_name, text, file) => {
  const table = /<Keys>([^]*?)<\/Keys>/.exec(text)?.[1] ?? ''
  const rows = [...table.matchAll(/^\| (.+?) +\|/gm)].map(([, keys]) => keys).slice(2)
  const steps: string[] = []
  const { Keyboard } = stories[`../../${file.replace('.mdx', '.stories.tsx')}`]!
  // This test reads only the names of the steps. The story's own test runs them.
  const step = (label: string) => Promise.resolve(void steps.push(label))
  await Keyboard?.play?.({ step }).catch(() => undefined)
  expect(rows).toEqual(steps)
})

test('a page that is named after an export of the package shows its import', () => {
  const { name: packageName } = JSON.parse(readFileSync('ui/package.json', 'utf8')) as { name: string }
  const missing = listSubpaths().flatMap(({ name: subpath, lines }) => {
    const exported = lines.flatMap(({ names }) => names.match(/\w+/g))
    const shows = (name: string, text: string) =>
      [...text.matchAll(/^import \{ (.+) \} from '(.+)'$/gm)].some(
        ([, names, from]) => names!.split(', ').includes(name) && from === `${packageName}/${subpath}`,
      )
    return pages
      .filter(([name, text]) => exported.includes(name) && !shows(name, text))
      .map(([name]) => `${name}.mdx: import { ${name} } from '${packageName}/${subpath}'`)
  })
  expect(missing).toEqual([])
})

test('every link from an MDX page to Storybook leads to an existing story or page', () => {
  const files = globSync(['ui/**/*.mdx', '.storybook/**/*.mdx']).map((file) => readFileSync(file, 'utf8'))
  const links = files.flatMap((text) => [...text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id]) => id))
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((id) => !entries.some((entry) => entry.id === id))).toEqual([])
})
