import { expect, test } from 'vitest'
import { assertNothingEndless } from './endless.ts'

const spin = (timing: string) => `
  <style data-test>@keyframes spin { to { rotate: 1turn } } @media ${timing}</style>
  <p data-test>Waiting</p>`

test.each([
  ['full motion', '(prefers-reduced-motion: no-preference) { p { animation: spin 1s infinite } }'],
  ['reduced motion', '(prefers-reduced-motion: reduce) { p { animation: spin 1s infinite } }'],
])('reports an endless animation under %s', async (motion, css) => {
  document.body.insertAdjacentHTML('beforeend', spin(css))
  const checked = assertNothingEndless('elements-badge--default')
  await expect(checked).rejects.toThrow(new RegExp(`^With ${motion} .* p “Waiting”`))
  for (const element of document.querySelectorAll('[data-test]')) element.remove()
})
