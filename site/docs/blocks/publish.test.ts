import { expect, it } from 'vitest'
import { parseFile } from './publish.ts'

it('names the page and the line of text that cannot be read', () => {
  expect(() => parseFile('site/docs/vm/deploy.mdx', 'Text\n\nMore {text')).toThrow(/^site\/docs\/vm\/deploy\.mdx:3:11.*closing brace/)
})
