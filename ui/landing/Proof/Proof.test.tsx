import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HashTree } from './demo/HashTree.tsx'
import { example } from './example.fixture.ts'
import { Proof } from './Proof.tsx'
import meta from './Proof.stories.tsx'

test('renders a complete worked example without inline styles or scripts', () => {
  const html = renderToString(<Proof {...meta.args} />).replaceAll('<!-- -->', '')
  for (const text of [
    'Proof engine',
    example.text,
    '24 bytes',
    'Verified',
    'A worked example.',
    'The example is at rest',
    example.evidence.root,
  ])
    expect(html).toContain(text)
  const drawn = html.replaceAll(/<[^>]*>/g, '')
  for (const hash of example.evidence.levels.flat()) expect(drawn).toContain(hash.slice(0, 8))
  expect(html).not.toMatch(/<style|<script/)
})

test.each([0, 1, 2, 3, 4, 5, 6, 7])('draws the path from leaf %i to the root with a turn at each level', (leaf) => {
  const { levels } = example.evidence
  const html = renderToString(
    <HashTree text={example.text} levels={levels} leaf={leaf} change={undefined} path="" label="Tree" captions={['Leaves']} was="was" />,
  ).replaceAll('<!-- -->', '')
  const marked = html.split(/(?=<span[^>]* data-on="true")/).slice(1)
  const hashes = marked.map((part) => part.replaceAll(/<[^>]*>/g, '').slice(0, 8))
  // The first two marked elements are the row of the leaf and the line from the row to its hash.
  expect(hashes.slice(2)).toEqual(levels.map((level, at) => level[leaf >> at]!.slice(0, 8)))
  expect(html.split('data-line="inline"')).toHaveLength(2)
  expect(html.split('data-line="turn"')).toHaveLength(levels.length)
  expect(html.match(/data-root="true"/g)).toHaveLength(1)
  expect(html).toContain('Leaves')
  expect(html).not.toMatch(/<s>|data-changed/)
})

test('marks a changed character and shows the signed character beside it', () => {
  const change = { offset: 2, leaf: 0, from: 'a', to: 'o' }
  const html = renderToString(
    <HashTree text={example.text} levels={example.evidence.levels} leaf={0} change={change} path="" label="Tree" captions={[]} was="was" />,
  ).replaceAll('<!-- -->', '')
  expect(html.match(/data-changed="true"[^>]*>./g)?.map((part) => part.at(-1))).toEqual([example.text[2]])
  expect(html).toContain('<s>a</s>')
  expect(html.split('<s>')).toHaveLength(2)
})
