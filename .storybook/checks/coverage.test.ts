import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isValidElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { capitalize } from '@workspace/api/capitalize.ts'
import { contents } from '../../site/docs/contents.ts'
import { routes } from '../../site/routes.tsx'
import { docsHome } from '../../site/docs/docs-site.ts'
import * as ui from '../../ui/index.ts'

interface StoryFile {
  default: {
    title?: string
    component?: unknown
    subcomponents?: Record<string, unknown>
    args?: object
    render?: (args: object) => unknown
  }
  [story: string]: { args?: object; render?: (args: object) => unknown } | undefined
}

const files = import.meta.glob<StoryFile>(['../../ui/**/*.stories.tsx', '../../site/**/*.stories.tsx'], { eager: true })
/** Folder of each export of `ui/index.ts`. */
const folders = new Map(
  [...readFileSync('ui/index.ts', 'utf8').matchAll(/export \{([^}]+)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', module = '']) =>
    names.split(',').map((name) => [name.trim(), dirname(module)] as const),
  ),
)

const metas = Object.values(files).map(({ default: meta }) => meta)
const shown = new Set(metas.flatMap(({ component, subcomponents = {} }) => [component, ...Object.values(subcomponents)]))

/** Collects all strings in a value, including those in element props and lists. */
function textsIn(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value === 'string') return found.add(value)
  if (typeof value !== 'object' || value === null || found.has(value)) return found
  found.add(value)
  for (const part of Object.values(isValidElement(value) ? (value.props as object) : value)) textsIn(part, found)
  return found
}

/** Returns the strings in the stories of a folder, from their args and their markup. */
function readTexts(folder: string): Set<unknown> {
  const found = new Set<unknown>()
  for (const [path, { default: meta, ...stories }] of Object.entries(files)) {
    if (!path.startsWith(`../../ui/${folder}/`)) continue
    for (const story of Object.values(stories)) {
      const args = { ...meta.args, ...story?.args }
      textsIn(args, found)
      try {
        textsIn((story?.render ?? meta.render)?.(args), found)
      } catch {
        // A story with hooks cannot render here, so only its args count.
      }
    }
  }
  return found
}

const figures: string[] = []
function cover(label: string, all: readonly string[], missing: readonly string[], remedy: string) {
  figures.push(
    `${label}: ${all.length - missing.length} of ${all.length}, ${Math.floor((100 * (all.length - missing.length)) / all.length)} %`,
  )
  expect(all.length).toBeGreaterThan(0)
  expect(missing, remedy).toEqual([])
}
afterAll(() => console.log(`Story coverage\n  ${figures.join('\n  ')}`))

/** Returns the files of the pages. */
const listIds = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ id, children = [] }) => [...(id ? [id] : []), ...listIds(children)])

const isComponent = ([name, value]: [string, unknown]) => typeof value === 'function' && /^[A-Z]/.test(name)

// Silences React's errors about stories with hooks, which cannot render here.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

describe('every', () => {
  test('component of ui/index.ts has stories', () => {
    const all = Object.entries(ui).filter(isComponent)
    const missing = all
      .filter(([, value]) => !shown.has(value))
      .map(([name]) => `${name}: write a story file, or list the component under subcomponents of a story file in ui/${folders.get(name)}`)
    cover(
      'Components',
      all.map(([name]) => name),
      missing,
      'these components have no stories',
    )
  })

  test('variant appears in a story of its component', () => {
    const lists = Object.entries<unknown>(ui).filter(
      (entry): entry is [string, readonly string[]] => Array.isArray(entry[1]) && entry[1].every((value) => typeof value === 'string'),
    )
    const values = lists.flatMap(([name, list]) => list.map((value) => ({ name, value })))
    const texts = new Map(lists.map(([name]) => [name, readTexts(folders.get(name)!)]))
    const missing = values
      .filter(({ name, value }) => !texts.get(name)!.has(value))
      .map(({ name, value }) => `${name}: show '${value}' in the States story of ui/${folders.get(name)}`)
    cover(
      'Values of variants',
      values.map(({ name, value }) => `${name} ${value}`),
      missing,
      'no story shows these variants',
    )
  })

  test('story file of ui/ has the stories States and Stress', () => {
    const own = Object.entries(files).filter(([path]) => path.startsWith('../../ui/'))
    const missing = own.flatMap(([path, stories]) =>
      ['States', 'Stress'].filter((name) => !(name in stories)).map((name) => `${path}: ${name}`),
    )
    cover(
      'Stories',
      own.map(([path]) => path),
      missing,
      'add these stories',
    )
  })

  test('story file of ui/ is titled after its folder and its component', () => {
    const wrong = Object.entries(files).flatMap(([path, { default: meta }]) => {
      const [, room = '', name] = /\/ui\/(\w+)\/.*?(\w+)\.stories/.exec(path) ?? []
      const title = `${capitalize(room)}/${name}`
      return name && meta.title !== title ? [`${path}: title: '${title}'`] : []
    })
    expect(wrong, 'these files need these titles').toEqual([])
  })

  test('page of the site, except the documentation, has stories', () => {
    // Another test covers the documentation.
    const pages = listIds(routes).filter((file) => !file.startsWith('site/docs/'))
    const missing = pages.filter((page) => !(`../../${page.replace(/\.tsx$/, '.stories.tsx')}` in files))
    cover('Pages', pages, missing, 'add a story file beside each of these pages')
  })

  test('section of the documentation has a page among the stories', () => {
    const { default: meta, ...stories } = files['../../site/docs/docs.stories.tsx']!
    const paths = Object.values(stories)
      .map((story): { path?: string } => ({ ...meta.args, ...story?.args }))
      .map(({ path }) => path)
    const parts = [{ title: 'Start', pages: [docsHome] }, ...contents]
    const missing = parts.filter(({ pages }) => !pages.some(({ path }) => paths.includes(path))).map(({ title }) => title)
    cover(
      'Parts of the documentation',
      parts.map(({ title }) => title),
      missing,
      'add a story for a page of each of these parts to site/docs/docs.stories.tsx',
    )
  })
})
