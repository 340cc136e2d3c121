import { afterEach, expect, test } from 'vitest'
import { stress } from '../../ui/fixtures/stress.tsx'

afterEach(() => document.querySelector('[data-test]')!.remove())

async function play(html: string) {
  document.body.insertAdjacentHTML('beforeend', `<div data-test>${html}</div>`)
  const canvasElement = document.querySelector<HTMLElement>('[data-test]')!
  stress(() => null).play({ canvasElement, id: 'landing-faq--stress', title: 'Landing/Faq' })
}

test.each([
  ['text in pixels', '<p style="font-size: 16px">Prices</p>', 'p “Prices”: the text of 16 px does not grow: write its font-size in rem'],
  [
    'a control in pixels',
    '<button style="block-size: 40px; font-size: 1rem">Send</button>',
    'the control of 40 px does not grow: write its height in rem',
  ],
  [
    'squeezed text',
    '<div style="display: flex; inline-size: 100px"><p style="font-size: 1rem; flex: 1 1 0; min-inline-size: 0; overflow: hidden">Prices</p><p style="font-size: 1rem; inline-size: 5rem; flex: none">Kept</p></div>',
    'p “Prices”: the text of 16 px has no width: let it wrap, or let the track or box around it grow',
  ],
])('the error for a Stress story with %s names the file, the element and the fix', async (_what, html, message) => {
  await expect(play(html)).rejects.toThrow(message)
  document.querySelector('[data-test]')!.remove()
  await expect(play(html)).rejects.toThrow('Faq.stories.tsx, landing-faq--stress: at a text size of 200 %')
})

test('accepts a Stress story whose text and controls double in size', async () => {
  await play('<p style="font-size: 1rem">Prices</p><button style="font-size: 1rem; padding: 0.5em; border: 0">Send</button>')
})
