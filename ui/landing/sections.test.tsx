import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallToAction } from './CallToAction/CallToAction.tsx'
import { Community } from './Community/Community.tsx'
import { Faq } from './Faq/Faq.tsx'
import { Hero } from './Hero/Hero.tsx'

const at = { id: 'here', eyebrow: 'Here', title: 'Nodes in Lagos' }

test('a hero takes a figure of the app, or none', () => {
  const hero = { badge: 'New', title: 'Nodes', lead: 'Rent them.', actions: [], stats: [] }
  const own = renderToString(<Hero {...hero} figure={<img alt="A rack" src="/rack.png" />} />)
  expect(own).toContain('alt="A rack"')
  expect(own).not.toContain('<svg')
  expect(renderToString(<Hero {...hero} />)).not.toMatch(/<figure|<svg/)
})

test('what a section does not get leaves nothing behind', () => {
  expect(renderToString(<CallToAction {...at} options={[]} />)).not.toContain('<dl')
  const community = renderToString(<Community {...at} lead="Join." actions={[]} />)
  expect(community).not.toContain('<h3')
  expect(community).not.toContain('data-state="verified"')
  const faq = renderToString(<Faq {...at} items={[{ id: 'a', question: 'What?', answer: 'This.' }]} />)
  expect(faq).toContain('What?')
  expect(faq).not.toMatch(/<a |aria-disabled/)
})
