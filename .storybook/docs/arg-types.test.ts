import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parameters } from '@storybook/react/entry-preview-argtypes'
import { viteFinal } from '@storybook/react-vite/preset'
import { createElement } from 'react'
import { combineParameters } from 'storybook/preview-api'
import type { InputType } from 'storybook/internal/types'
import { expect, test } from 'vitest'
import { readableArgTypes } from './arg-types.tsx'
import { withoutReadonlyArrays } from './docgen-types.ts'

interface Docgen {
  name: string
  transform: (code: string, id: string) => Promise<{ code: string } | undefined>
}

type Enhance = (context: { argTypes: Record<string, InputType>; initialArgs: object }) => Record<string, InputType>
const enhance = readableArgTypes as unknown as Enhance
const { extractArgTypes } = parameters.docs

const presets = { apply: async () => ({ reactDocgen: 'react-docgen' }) }
const { plugins = [] } = await viteFinal({ plugins: [] }, { presets } as never)
const docgen = plugins
  .flat()
  .find((plugin) => plugin && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin') as unknown as Docgen

/**
 * Rows of the props tables of a file, from Storybook's own plugin and functions. Vitest's stories have no rows with types, and the table on
 * the page needs a built Storybook: only this test finds a prop without a type early.
 */
async function argTypesOf(file: string, own: object): Promise<[name: string, argTypes: Record<string, InputType>][]> {
  const found = await docgen.transform(withoutReadonlyArrays(readFileSync(file, 'utf8')), resolve(file))
  return [...(found?.code ?? '').matchAll(/;(\w+)\.__docgenInfo=(.+?)(?=;\w+\.__docgenInfo=|$)/gs)].map(([, name, info]) => [
    name!,
    enhance({ argTypes: combineParameters(extractArgTypes({ __docgenInfo: JSON.parse(info!) as object }) ?? {}, own), initialArgs: {} }),
  ])
}

const files = import.meta.glob<{ default: { argTypes?: object } }>('../../ui/**/*.stories.tsx', { eager: true })
const found = await Promise.all(
  Object.entries(files).map(([path, { default: meta }]) =>
    argTypesOf(path.slice('../../'.length).replace('.stories', ''), meta.argTypes ?? {}),
  ),
)
const rows = found
  .flat()
  .flatMap(([component, argTypes]) => Object.entries(argTypes).map(([prop, row]) => ({ name: `${component} ${prop}`, prop, row })))
const named = (found: typeof rows) => found.map(({ name, row }) => `${name}: ${row.table?.type?.summary}`)

test('the table of props names every type', () => {
  expect(rows.length).toBeGreaterThan(250)
  expect(named(rows.filter(({ row }) => /^(unknown|union|Array|Readonly|Record|other)?$/.test(row.table?.type?.summary ?? '')))).toEqual([])
})

test('the table of props has no ref', () => {
  expect(named(rows.filter(({ prop }) => prop === 'ref'))).toEqual([])
})

test('whatever React can show is edited as text', () => {
  const contents = rows.filter(({ row }) => row.table?.type?.summary === 'ReactNode')
  expect(contents.length).toBeGreaterThan(25)
  expect(named(contents.filter(({ row }) => JSON.stringify(row.control) !== '{"type":"text"}'))).toEqual([])
})

test('a list with elements in it cannot be edited: React refuses a copy of them', () => {
  const items = { items: { name: 'items', control: { type: 'object' }, table: { type: { summary: 'Item[]' } } } } satisfies Record<
    string,
    InputType
  >
  expect(enhance({ argTypes: items, initialArgs: { items: [{ content: createElement('p') }] } })['items']!.control).toBe(false)
  expect(enhance({ argTypes: items, initialArgs: { items: [{ content: 'text' }] } })['items']!.control).toEqual({ type: 'object' })
})
