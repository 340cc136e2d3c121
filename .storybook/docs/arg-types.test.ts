import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { composeStory, definePreview, type Meta } from '@storybook/react-vite'
import { viteFinal } from '@storybook/react-vite/preset'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { combineParameters } from 'storybook/preview-api'
import type { InputType } from 'storybook/internal/types'
import { expect, test, vi } from 'vitest'
import { readableArgTypes, startingValues, withContents } from './arg-types.tsx'
import { listEdits } from './control-edits.fixture.ts'
import { toEditable, restoreShape } from './editable.ts'
import { removeReadonly, inlineVariants } from './docgen-types.ts'

interface Docgen {
  name: string
  transform: (code: string, id: string) => Promise<{ code: string } | undefined>
}

type Enhance = (context: { argTypes: Record<string, InputType>; initialArgs: object }) => Record<string, InputType>
const enhance = readableArgTypes as unknown as Enhance
const { extractArgTypes } = definePreview({ addons: [] }).composed.parameters!.docs

const presets = { apply: async () => ({ reactDocgen: 'react-docgen' }) }
const { plugins = [] } = await viteFinal({ plugins: [] }, { presets } as never)
const docgen = plugins
  .flat()
  .find((plugin) => plugin && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin') as unknown as Docgen

/**
 * Returns the rows of a file's props tables. Calls Storybook's own plugin and functions, because stories in Vitest have no types, and the
 * page's table needs a built Storybook.
 */
async function readArgTypes(file: string, own: object): Promise<[name: string, argTypes: Record<string, InputType>][]> {
  const found = await docgen.transform(inlineVariants(removeReadonly(readFileSync(file, 'utf8'))), resolve(file))
  return [...(found?.code ?? '').matchAll(/;(\w+)\.__docgenInfo=(.+?)(?=;\w+\.__docgenInfo=|$)/gs)].map(([, name, info]) => [
    name!,
    enhance({ argTypes: combineParameters(extractArgTypes({ __docgenInfo: JSON.parse(info!) as object }) ?? {}, own), initialArgs: {} }),
  ])
}

interface StoryFile {
  default: { component: { name: string }; argTypes?: object }
  Default: object
}
const files = import.meta.glob<StoryFile>('../../ui/**/*.stories.tsx', { eager: true })
const tables = new Map(
  await Promise.all(
    Object.entries(files).map(async ([path, { default: meta }]) => {
      const file = path.slice('../../'.length).replace('.stories', '')
      return [file, await readArgTypes(file, meta.argTypes ?? {})] as const
    }),
  ),
)
const rows = [...tables.values()]
  .flat()
  .flatMap(([component, argTypes]) => Object.entries(argTypes).map(([prop, row]) => ({ name: `${component} ${prop}`, prop, row })))
const named = (found: typeof rows) => found.map(({ name, row }) => `${name}: ${row.table?.type?.summary}`)

test('each row of a props table shows a type', () => {
  expect(rows.length).toBeGreaterThan(250)
  expect(named(rows.filter(({ row }) => /^(unknown|union|Array|Readonly|Record|other)?$/.test(row.table?.type?.summary ?? '')))).toEqual([])
})

test('each row of a props table has a description', () => {
  expect(named(rows.filter(({ row }) => !row.description || row.description.includes('@')))).toEqual([])
})

test('the props table omits ref', () => {
  expect(named(rows.filter(({ prop }) => prop === 'ref'))).toEqual([])
})

test('props of type ReactNode are edited as text', () => {
  const contents = rows.filter(({ row }) => row.table?.type?.summary === 'ReactNode')
  expect(contents.length).toBeGreaterThan(25)
  expect(named(contents.filter(({ row }) => JSON.stringify(row.control) !== '{"type":"text"}'))).toEqual([])
})

test('a prop with a list of values has a control that offers them', () => {
  expect(named(rows.filter(({ row }) => row.table?.type?.summary?.endsWith('[number]')))).toEqual([])
})

test('an edited value keeps its elements and functions, and gets back parts that were deleted', () => {
  const own = [{ id: 'a', content: createElement('p', {}, 'In ', createElement('b', {}, 'cURL')), onClick: () => {}, lines: ['x'] }]
  expect(toEditable(own)).toEqual([{ ...own[0], content: 'In cURL' }])
  const edited = [{ id: 'b', content: 'In cURL' }, { id: 7, content: 'New' }, {}, null]
  expect(restoreShape(edited, own)).toEqual([
    { ...own[0], id: 'b' },
    { ...own[0], id: '7', content: 'New' },
    { ...own[0], id: '', content: '' },
    own[0],
  ])
  expect(restoreShape(null, own)).toBe(own)
})

test('long, empty and unusual control values crash no component', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const crashes: string[] = []
  let edits = 0
  for (const [path, { default: meta, Default }] of Object.entries(files)) {
    const file = path.slice('../../'.length).replace('.stories', '')
    const argTypes = tables.get(file)?.find(([name]) => name === meta.component.name)?.[1] ?? {}
    const annotations = { argTypesEnhancers: [readableArgTypes], argsEnhancers: [startingValues], decorators: [withContents] }
    const Story = composeStory(Default, { ...meta, argTypes } as Meta, annotations) as ComponentType<object> & {
      args: Record<string, unknown>
    }
    for (const [name, row] of Object.entries(argTypes)) {
      for (const value of listEdits(row, Story.args[name])) {
        edits++
        try {
          renderToString(createElement(Story, { [name]: value }))
        } catch (error) {
          crashes.push(`${file}: ${name} = ${JSON.stringify(value)?.slice(0, 80)}: ${(error as Error).message}`)
        }
      }
    }
  }
  said.mockRestore()
  expect(crashes).toEqual([])
  expect(edits).toBeGreaterThan(1200)
})
