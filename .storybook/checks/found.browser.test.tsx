import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hideUntilFound } from '../../ui/elements/collapse/until-found.ts'
import { Faq } from '../../ui/landing/Faq/Faq.tsx'

const faq = (
  <Faq
    id="asked"
    title="Asked by renters."
    items={[
      { id: 'asked-region', question: 'Which region is the cheapest?', answer: 'The one with the most free machines.' },
      { id: 'asked-refund', question: 'Is there a refund?', answer: 'Not for part of a day.' },
    ]}
  />
)

test('after find in page opened an answer, hydration keeps it open and closes the first one', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = hideUntilFound(renderToString(faq))
  // The browser removes the attribute when it finds text in the answer.
  box.querySelector('[hidden="until-found"]')!.removeAttribute('hidden')
  const root = hydrateRoot(box, faq)
  const isOpen = () => [...box.querySelectorAll('button[aria-expanded]')].map((button) => button.getAttribute('aria-expanded'))
  await expect.poll(isOpen).toEqual(['false', 'true'])
  expect([...box.querySelectorAll('[role="group"]')].map((answer) => answer.hasAttribute('hidden'))).toEqual([true, false])
  root.unmount()
  box.remove()
})
