import { expect, test } from 'vitest'
import { templatesOf } from './templates.ts'

const button = {
  name: 'Button',
  path: './ui/elements/Button/Button.stories.tsx',
  import: "import { Button } from '@onenode/design-system';\nimport { fn } from 'storybook/test';",
  stories: [{ name: 'Default', snippet: 'const Default = () => <Button onClick={fn()}>{`Deploy`}</Button>;' }],
}
const url = 'https://www.figma.com/design/KEY/House?node-id=1-2'

test('Figma shows the code of the Default story, with the import of an app', () => {
  expect(templatesOf({ 'elements-button': button }, { 'elements-button': url })).toEqual({
    'elements-button.figma.ts': `// url=${url}
// source=ui/elements/Button/Button.tsx
// component=Button
import figma from 'figma'

export default {
  example: figma.code\`<Button>{\\\`Deploy\\\`}</Button>\`,
  imports: ["import { Button } from '@onenode/design-system';"],
  id: 'elements-button',
}
`,
  })
})

test('without an address there is no template, and an address of no component fails', () => {
  expect(templatesOf({ 'elements-button': button }, {})).toEqual({})
  expect(() => templatesOf({}, { 'elements-button': url })).toThrow('elements-button')
})
