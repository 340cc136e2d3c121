import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { hasTag } from './tags.ts'

interface StoryFile {
  default: { title: string; tags?: readonly string[]; component: ComponentType<object>; args?: object }
  Default?: { args?: object }
}

const files = Object.values(import.meta.glob<StoryFile>('../../ui/**/*.stories.tsx', { eager: true }))

const readProps = ({ default: meta, Default }: StoryFile) => ({ id: 'own', ...meta.args, ...Default?.args })
const render = (file: StoryFile) => renderToString(createElement(file.default.component, readProps(file)))

test('a component with the args of Default writes no style attribute into its HTML, where a strict content security policy would block it', () => {
  const found = files
    // The build turns a drawing into an image.
    .filter(({ default: { tags } }) => !hasTag(tags, 'drawing'))
    .filter((file) => render(file).includes(' style="'))
  expect(found.map(({ default: meta }) => meta.title)).toEqual([])
})

// Restores the globals even after a failed test, because the test files share them.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a component renders the same HTML in a browser and at another time, because otherwise hydration would fail', () => {
  const onServer = files.map(render)
  const find: () => unknown = () => new Proxy(() => 0, { get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : find()), apply: find })
  for (const name of ['window', 'document', 'localStorage', 'matchMedia', 'innerWidth']) vi.stubGlobal(name, find())
  vi.useFakeTimers({ now: 0 })
  const inBrowser = files.map(render)
  expect(files.filter((_, at) => onServer[at] !== inBrowser[at]).map(({ default: meta }) => meta.title)).toEqual([])
})

test('ids come from a prop or from useId, so that they are unique even if a component is on the page twice', () => {
  const found = files.flatMap((file) => {
    const props = JSON.stringify(readProps(file)).split('"')
    // Skips `main`, because a page has only one.
    return [...render(file).matchAll(/<(?!main)\w+[^>]* id="([^"]*)"/g)]
      .map(([, id]) => id!)
      .filter((id) => !id.includes('_R_') && !props.some((prop) => prop && `${id}-`.startsWith(`${prop}-`)))
      .map((id) => `${file.default.title}: ${id}`)
  })
  expect(found).toEqual([])
})
