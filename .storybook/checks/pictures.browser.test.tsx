import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectLooksToDiffer } from '../../ui/fixtures/looks.ts'
import { measureContentBottom, fixViewportHeights, windowHeight } from './page-height.ts'

const aside = document.head.appendChild(document.createElement('style'))
aside.append('[data-aside] { display: none !important }')

const show = async (html: string) => {
  await page.viewport(390, windowHeight)
  // Stories of other files share the page.
  for (const other of document.body.children) other.setAttribute('data-aside', '')
  document.body.insertAdjacentHTML('beforeend', `<div data-test style="position: absolute; inset: 0 0 auto">${html}</div>`)
}

afterEach(() => {
  for (const shown of document.querySelectorAll('[data-test]')) shown.remove()
  for (const other of document.querySelectorAll('[data-aside]')) other.removeAttribute('data-aside')
})

const cell = (look: string, style: string) => `<div data-of="Save" data-look="${look}"><button style="${style}">Save</button></div>`
const plain = 'display: block; block-size: 30px; font: 16px/20px sans-serif; outline: 0; border: 1px solid; background: white; color: black'

test('reports two states that look alike', async () => {
  await show([cell('rest', plain), ...['hover', 'pressed'].map((look) => cell(look, `${plain}; background: silver`))].join(''))
  await expect(expectLooksToDiffer(document.body)).rejects.toThrow('Save: button 1, pressed, l')
})

test('accepts states that differ only in a ring outside the element', async () => {
  await show(`${cell('rest', plain)}${cell('focus', `${plain}; outline: 2px solid; outline-offset: 2px`)}`)
  await expectLooksToDiffer(document.body)
})

test('a page as tall as its window does not grow when the window is enlarged for the picture', async () => {
  await show('<p style="margin: 0; block-size: 30px"></p><div style="min-block-size: calc(100dvh - 10px)"></div>')
  const restore = fixViewportHeights()
  expect(measureContentBottom()).toBe(820)
  await page.viewport(390, 1200)
  expect(measureContentBottom()).toBe(820)
  restore()
  expect(measureContentBottom()).toBe(1220)
})

test('a picture ends at the last visible element', async () => {
  await show(`
    <div style="block-size: 100px; overflow: hidden"><p style="block-size: 900px"></p></div>
    <p style="position: absolute; inset-block-start: 500px; visibility: hidden">Hidden</p>`)
  expect(measureContentBottom()).toBe(100)
})
