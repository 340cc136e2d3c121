import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { codeTexts } from '../../elements/CopyButton/clipboard.fixture.ts'
import { Code } from './Code.tsx'
import { lit } from './fixture.ts'

test.each([[[]], [[1]], [[2, 3]], [[4]], [[1, 3, 4]]])('highlighting lines %o keeps the text', (marked) => {
  const html = renderToString(
    <Code label="deploy.yml" lines={lit('name: web\nports: 22\nimage: one\nreplicas: 2')} marked={marked} texts={codeTexts} />,
  )
  const text = (part: string) => part.replaceAll(/<[^>]*>/g, '')
  expect(text(html)).toBe('name: web\nports: 22\nimage: one\nreplicas: 2')
  const lines = html.match(/<mark.*?<\/mark>/gs)?.flatMap((mark) => text(mark).trimEnd().split('\n')) ?? []
  expect(lines).toEqual(marked.map((line) => text(html).split('\n')[line - 1]))
})
