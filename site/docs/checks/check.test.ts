import { expect, test } from 'vitest'
import { parse, readText } from '../compile/documentation.ts'
import { findFileProblems, findProblems, type Outline } from '../compile/check.ts'

const home = { path: '/docs', label: 'Start', title: 'Start', description: 'A description that is long enough to help.' }
const readOutline = (source: string): Outline => readText(home, parse(source)).outline

const good = {
  ...home,
  outline: readOutline('## First\n\n[Next](/docs/next#second)'),
}
const next = {
  path: '/docs/next',
  label: 'Next',
  title: 'Next',
  description: 'Another description, long enough as well.',
  outline: readOutline('## Second\n\n[Form](/form) and [up](#second)'),
}
const check = (outline: Outline) => findProblems([{ ...good, outline }, next], ['/form'])

test('reports no problem on good pages', () => {
  expect(check(good.outline)).toEqual([])
})

test.each([
  ['a broken link', '[x](/docs/nowhere)', /leads to no page$/],
  ['a misspelled link', '[x](/docs/nexts)', /leads to no page\. Did you mean \/docs\/next\?/],
  ['a misspelled anchor', '[x](/docs/next#seccond)', /leads to no heading .*Did you mean second\?/],
  ['an image without a text', '![](/plan.svg)', /the image \/plan\.svg has no alternative text/],
  ['a broken link in a list of a block', '<Downloads of="vm" />', /leads to no page/],
  ['a broken anchor', '[x](/docs/next#nothing)', /leads to no heading/],
  ['a link to an unknown host', '[x](https://elsewhere.example)', /leads to another site/],
  ['a skipped level', '### Deep', /skips a level/],
  ['a second title', '# Title', /second h1/],
  ['a heading in a note', '<Callout title="Note">\n## Inside\n</Callout>', /is inside another element/],
  ['a duplicate id', '## Same\n\n## Same', /two headings have the id/],
  ['an unknown component', '<Magic />', /is no component/],
  ['a misspelled component', '<Endpont />', /is no component .*Did you mean Endpoint\?/],
  ['a misspelled link by name', '<Suport>support</Suport>', /is no component .*Did you mean Support\?/],
  ['a link by name on several lines', '<Support>\nsupport\n</Support>', /is a link: write it and its text on one line/],
  ['an unchecked sample', '```json\n{}\n```', /no test checks a code block in json/],
  ['an invalid command', '```sh\nonenode fly\n```', /does not fit the grammar/],
])('reports %s', (_what, source, problem) => {
  expect(check(readOutline(source))).toEqual([expect.stringMatching(problem)])
})

test('reports a page without a description', () => {
  expect(findProblems([{ ...next, outline: readOutline('## A'), description: '' }], [])).toEqual([
    expect.stringMatching(/should give it a title, and a description/),
  ])
})

test('before reading pages, reports an orphan, a missing file and a path that two pages have', () => {
  const files = ['site/docs/index.mdx', 'site/docs/next.mdx']
  expect(findFileProblems([good, next], files)).toEqual([])
  expect(findFileProblems([good, next], [...files, 'site/docs/lost.mdx'])).toEqual([
    expect.stringMatching(/^site\/docs\/lost.mdx: is in no navigation/),
  ])
  expect(findFileProblems([good, next, next], files)).toEqual([expect.stringMatching(/^\/docs\/next: two pages .* have this path/)])
  expect(findFileProblems([good, next], ['site/docs/index.mdx'])).toEqual([
    expect.stringMatching(/^\/docs\/next: its file site\/docs\/next.mdx is missing/),
  ])
})
