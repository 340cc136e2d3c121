import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readPage } from '../compile/documentation.ts'

const file = resolve('site/docs/vm/deploy.mdx')

it('names the page and the line of a syntax error', async () => {
  await expect(readPage(file, 'Text\n\nMore {text')).rejects.toThrow(/^site\/docs\/vm\/deploy\.mdx:3:11.*closing brace/)
})

it('reports an unknown component as a problem of the page, and throws no error', async () => {
  const { text } = await readPage(file, 'Text with <Magic>a name</Magic>')
  expect(text?.outline.problems).toEqual([expect.stringMatching(/^<Magic> is no component/)])
})

it('names the page that uses an unknown call', async () => {
  await expect(readPage(file, '<Endpoint api="vm" call="fly" />')).rejects.toThrow(
    /^site\/docs\/vm\/deploy\.mdx: call of vm should be one of /,
  )
})
