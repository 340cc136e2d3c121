import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Code } from '../../ui/docs/CodeBlock/Code.tsx'
import { lit } from '../../ui/docs/CodeBlock/fixture.ts'
import { PartsProvider } from '../../ui/elements/Part/Part.tsx'
import { codeTexts } from '../../ui/elements/CopyButton/clipboard.fixture.ts'

const code = (text: string) => <Code label="deploy.yml" lines={lit(text)} texts={codeTexts} />
const draw = (text: string) => <PartsProvider failed="">{code(text)}</PartsProvider>

test('code keeps its colors when React hydrates it, and when its lines change and change back', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(code('name: web'))
  const getCode = () => box.querySelector('code')!
  const { innerHTML, firstChild } = getCode()
  const root = hydrateRoot(box, draw('name: web'))
  await expect.poll(() => Object.keys(getCode()).some((key) => key.startsWith('__react'))).toBe(true)
  expect(getCode().firstChild).toBe(firstChild)
  for (const text of ['name: db', 'name: web']) {
    root.render(draw(text))
    await expect.poll(() => getCode().textContent).toBe(text)
  }
  expect(getCode().innerHTML).toBe(innerHTML)
  root.unmount()
  box.remove()
})
