import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readPage } from './read-pages.ts'

it('names the page and the line of text that cannot be read', async () => {
  await expect(readPage({ file: resolve('site/docs/vm/deploy.mdx'), source: 'Text\n\nMore {text' })).rejects.toThrow(
    /^site\/docs\/vm\/deploy\.mdx:3:11.*closing brace/,
  )
})
