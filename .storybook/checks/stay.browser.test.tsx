import { afterEach, beforeEach, expect, test } from 'vitest'
import { stayOnPage } from './stay.ts'

let stay: ReturnType<typeof stayOnPage>
beforeEach(() => {
  stay = stayOnPage('landing-faq--prices')
  return () => stay.end()
})
afterEach(() => document.querySelector('[data-test]')!.remove())

function follow(html: string) {
  document.body.insertAdjacentHTML('beforeend', `<div data-test>${html}</div>`)
  document.querySelector<HTMLElement>('[data-test] :is(a, button)')!.click()
}

// Without `target`, the router of an earlier story in this window could follow the link.
const leaving = ['<a href="/apply" target="_self">Apply</a>', '<form action="/apply"><button>Send</button></form>']
test.each(leaving)('reports a story that follows %s', async (html) => {
  follow(html)
  await expect(stay.check()).rejects.toThrow(/^landing-faq--prices opens http.*\/apply.* Use a link that the story intercepts/)
})

test('a story may follow a link within its page, and the next story starts without the hash', async () => {
  follow('<a href="#prices" target="_self">Prices</a>')
  expect(location.hash).toBe('#prices')
  await stay.check()
  stay.end()
  expect(location.hash).toBe('')
})

test('a story may intercept its links', async () => {
  follow('<a href="/apply" onclick="return false">Apply</a>')
  await stay.check()
})
