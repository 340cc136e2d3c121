import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testsOf } from './dependents.ts'
import { draw, drawings, editsOf, randomOf } from './draw.ts'
import { applied, editOf } from './mutant.ts'
import { mutants } from './mutants.ts'

it.each(mutants)('the edit of $file applies, and its tests exist: $search', (mutant) => {
  const source = readFileSync(mutant.file, 'utf8')
  expect(applied(editOf(mutant, source), source)).not.toBe(source)
  expect(mutant.tests.filter((path) => !existsSync(path))).toEqual([])
})

it('leaves out drawings that exist', () => {
  expect(drawings.filter((file) => !existsSync(file))).toEqual([])
})

it('says which edit no longer applies', () => {
  const mutant = { promise: 'p', file: 'f.ts', search: 'b', replacement: 'c', tests: ['t'] }
  expect(applied(editOf(mutant, 'abc'), 'abc')).toBe('acc')
  for (const source of ['a', 'bb']) expect(() => editOf(mutant, source)).toThrow(/^f\.ts has the text "b" \d times instead of once\./)
})

it('finds conditions, operators, calls and attributes in the logic of a component, and leaves types and looks alone', () => {
  const source =
    'export const F = (p: { on: true }) => { if (p.on) go(); return <b className={c} hidden={!p.on}>{p.on && \'é\'}{p.n > 1 ? 2 : 3}<svg aria-hidden="true">{p.n * 2}</svg></b> }'
  const made = editsOf(source).map((edit) => applied({ file: '', tests: [], ...edit }, source))
  const parts = [
    'if (true) go()',
    'if (false) go()',
    'if (p.on) ;',
    '<b className={c} >',
    '<svg >',
    'hidden={p.on}',
    "{(p.on || 'é')}",
    '{p.on}{p.n',
    '{2}<svg',
    '{3}<svg',
    'p.n <= 1',
  ]
  expect(made).toHaveLength(parts.length)
  for (const part of parts) expect(made.filter((text) => text.includes(part))).toHaveLength(1)
})

it('leaves out a choice between looks of the same content', () => {
  const made = (jsx: string) => editsOf(`export const F = (p: { on: true; text: string }) => <b>{${jsx}}</b>`).length
  expect(made('p.on ? <i className={c}>{p.text}</i> : p.text')).toBe(0)
  expect(made('p.on && <span className={c} />')).toBe(0)
  expect(made('p.on ? <i className={c}>{p.text}</i> : p.on')).toBe(2)
  expect(made('p.on && <span title={p.text} />')).toBe(3)
})

it('draws the same edits again for the same seed, each once', () => {
  const [first, again, other] = [34, 34, 35].map((seed) => draw('abcdefghijklmnop'.split(''), 8, randomOf(seed)).join(''))
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(new Set(first).size).toBe(8)
})

it('runs the stories of the folder first, then those that are nearest', () => {
  const [own, others] = testsOf('ui/elements/Tabs/Tabs.tsx')
  expect(own).toEqual(['ui/elements/Tabs/Tabs.stories.tsx'])
  expect(others).toContain('ui/landing/CodeSample/CodeSample.stories.tsx')
  expect(testsOf('ui/elements/tell.ts')[0]).toEqual(['ui/elements/tell.test.tsx'])
  expect(testsOf('ui/elements/MenuDialog/MenuDialog.tsx')[1]).toContain('.storybook/checks/attributes.browser.test.tsx')
  expect(testsOf('ui/elements/Ticker/useTicker.ts')[1]).toContain('ui/landing/RoutingTable/RoutingTable.stories.tsx')
})
