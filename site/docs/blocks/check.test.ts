import { expect, test } from 'vitest'
import { outlineOf, problemsOf, type Outline } from './check.ts'
import { parsePage } from './markdown-export.ts'

const good = {
  path: '/docs',
  title: 'Start',
  description: 'A description that is long enough to help.',
  outline: outlineOf(parsePage('## First\n\n[Next](/docs/next#second)')),
}
const next = {
  path: '/docs/next',
  title: 'Next',
  description: 'Another description, long enough as well.',
  outline: outlineOf(parsePage('## Second\n\n[Form](/form) and [up](#second)')),
}
const check = (outline: Outline, files = ['index.mdx', 'next.mdx']) => problemsOf([{ ...good, outline }, next], files, ['/form'])

test('good pages pass', () => {
  expect(check(good.outline)).toEqual([])
})

test.each([
  ['a broken link', '[x](/docs/nowhere)', /leads to no page/],
  ['a broken anchor', '[x](/docs/next#nothing)', /leads to no heading/],
  ['a link outside', '[x](https://elsewhere.example)', /is outside/],
  ['a skipped level', '### Deep', /skips a level/],
  ['a second title', '# Title', /second h1/],
  ['a double id', '## Same\n\n## Same', /two headings have the id/],
  ['an unknown component', '<Magic />', /is no component/],
  ['an unchecked sample', '```json\n{}\n```', /is unchecked/],
  ['a wrong command', '```sh\nonenode fly\n```', /does not fit the grammar/],
])('%s is found', (_what, source, problem) => {
  expect(check(outlineOf(parsePage(source)))).toEqual([expect.stringMatching(problem)])
})

test('an orphan, a missing file and a page without description are found', () => {
  expect(check(good.outline, ['index.mdx', 'next.mdx', 'lost.mdx'])).toEqual([expect.stringMatching(/lost.mdx: stands in no navigation/)])
  expect(problemsOf([{ ...good, outline: undefined }], [], [])).toEqual([expect.stringMatching(/is missing/)])
  expect(problemsOf([{ ...good, outline: outlineOf(parsePage('## A')), description: '' }], ['index.mdx'], [])).toEqual([
    expect.stringMatching(/says too little/),
  ])
})
