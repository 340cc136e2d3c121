import { expect, test } from 'vitest'
import { toPackageComponent } from './package-manifest.ts'

const ours = "import { Button } from '@onenode/design-system';"

test.each([
  ['names a component once', `${ours}\nimport { Button } from '../Button/Button.tsx';`, ours],
  ['omits a fixture', `${ours}\nimport { search } from './fixture.ts';`, ours],
  ['omits a spy', `${ours}\nimport { fn } from 'storybook/test';`, ours],
])('an import %s', (_what, before, after) => {
  expect(toPackageComponent({ import: before, stories: [] }).import).toBe(after)
})

test('each snippet is complete, has no spy, and appears once', () => {
  const { stories } = toPackageComponent({
    stories: [
      { snippet: 'const Default = () => <Button onClick={fn()}>Deploy</Button>;' },
      { snippet: 'const Presses = () => <Button onClick={fn()}>Deploy</Button>;' },
      { snippet: 'const Stays = () => <Form onSubmit={fn((event) => event.preventDefault())} />;' },
      { snippet: 'const Wide = () => <Search load={fn<Props["load"]>(search.load)} />;', warning: 'Incomplete snippet' },
    ],
  })
  expect(stories).toEqual([
    { snippet: 'const Default = () => <Button onClick={() => {}}>Deploy</Button>;' },
    {},
    { snippet: 'const Stays = () => <Form onSubmit={(event) => event.preventDefault()} />;' },
    {},
  ])
})

test('a page keeps its text, its examples and its keyboard table', () => {
  const content = `import { Meta } from '@storybook/addon-docs/blocks'\nimport { Button } from './Button.tsx'\n\n<Meta of={S} />\n\n<Title />\n\nIt acts.\n\n<Do because="Why.">\n  <Button />\n</Do>\n\n<Controls />\n\n<Keys>\n\n| Tab | Goes on. |\n\n</Keys>\n`
  expect(toPackageComponent({ docs: { page: { content } } }).docs!.page!.content).toBe(
    '\nIt acts.\n\n<Do because="Why.">\n  <Button />\n</Do>\n\n<Keys>\n\n| Tab | Goes on. |\n\n</Keys>\n',
  )
})
