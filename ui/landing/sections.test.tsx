import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallToAction } from './CallToAction/CallToAction.tsx'
import { Community } from './Community/Community.tsx'
import { Faq } from './Faq/Faq.tsx'
import { Hero } from './Hero/Hero.tsx'

test('a hero takes a figure of the app, or none', () => {
  const hero = { badge: 'New', title: 'Nodes', lead: 'Rent them.', actions: [], stats: [] }
  const own = renderToString(<Hero {...hero} figure={<img alt="A rack" src="/rack.png" />} />)
  expect(own).toContain('alt="A rack"')
  expect(own).not.toContain('<svg')
  expect(renderToString(<Hero {...hero} />)).not.toMatch(/<figure|<svg/)
})

test('what a section does not get leaves nothing behind', () => {
  const option = { label: 'Rent', detail: 'By the day.', href: '/rent' }
  expect(renderToString(<CallToAction id="start" title="Rent." options={[option]} />)).not.toContain('<bdi')
  const community = renderToString(<Community id="join" title="Join." lead="Join." actions={[]} />)
  expect(community).not.toContain('<h3')
  const faq = renderToString(<Faq id="faq" title="Asked." items={[{ id: 'a', question: 'What?', answer: 'This.' }]} />)
  expect(faq).toContain('What?')
  expect(faq).not.toMatch(/<a |aria-disabled/)
})
