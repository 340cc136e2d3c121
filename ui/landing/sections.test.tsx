import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallToAction } from './CallToAction/CallToAction.tsx'
import { order, paint } from './CodeSample/CodeSample.fixture.ts'
import { CodeSample } from './CodeSample/CodeSample.tsx'
import { Community } from './Community/Community.tsx'
import { Faq } from './Faq/Faq.tsx'
import { drawField, size, workingCells } from './Hero/field.ts'
import { Hero } from './Hero/Hero.tsx'
import { Ledger } from './Ledger/Ledger.tsx'
import { plan } from './Roadmap/Roadmap.fixture.ts'
import { Roadmap } from './Roadmap/Roadmap.tsx'
import { PanelWords } from './section/PanelWords.tsx'
import { Targets } from './Targets/Targets.tsx'

test('shows the figure of a hero only if the figure is given', () => {
  const hero = { badge: 'New', title: 'Nodes', lead: 'Rent them.', actions: [], stats: [] }
  const own = renderToString(<Hero {...hero} figure={<img alt="A rack" src="/rack.png" />} />)
  expect(own).toContain('alt="A rack"')
  expect(own).not.toContain('<svg')
  expect(renderToString(<Hero {...hero} />)).not.toMatch(/<figure|<svg/)
})

test('renders nothing for omitted props', () => {
  const option = { verb: 'Rent', label: 'Rent', detail: 'By the day.', href: '/rent' }
  expect(renderToString(<CallToAction id="start" title="Rent." options={[option]} />)).not.toContain('<bdi')
  const community = renderToString(<Community id="join" title="Join." lead="Join." actions={[]} />)
  expect(community).not.toContain('<h3')
  const faq = renderToString(<Faq id="faq" title="Asked." items={[{ id: 'a', question: 'What?', answer: 'This.' }]} />)
  expect(faq).toContain('What?')
  // Links to the answer need the id.
  expect(faq).toContain('id="a"')
  expect(faq).not.toMatch(/<a |aria-disabled/)
})

const getText = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test.each(['half', 'column', 'halves', 'tile', 'row'] as const)('renders the text of a panel once in the layout %s', (layout) => {
  const words = { id: 'proof', number: '01', title: 'Proof', description: 'A receipt.', layout }
  const stamp = { kind: 'sample', label: 'example' } as const
  expect(getText(renderToStaticMarkup(<PanelWords {...words} />))).toBe('01ProofA receipt.')
  const html = renderToStaticMarkup(<PanelWords {...words} additionalText="It stays." stamp={stamp} />)
  expect(html).toMatch(/<h3[^>]* id="proof-title"/)
  const isApart = layout === 'half' || layout === 'column'
  expect(getText(html)).toBe(isApart ? '01ProofA receipt.It stays.example' : '01ProofA receipt. It stays.example')
})

test('draws the ∞ of a ledger with a text alternative, and renders other figures as text', () => {
  const renderRow = (figure: string) =>
    /<ol.*<\/ol>/.exec(
      renderToStaticMarkup(
        <Ledger id="l" title="Figures" lead="All." kinds={[]} show="Show" rows={[{ number: 'S1', label: 'Nodes', figure }]} />,
      ),
    )![0]
  expect(getText(renderRow('∞'))).toBe('S1 Nodes ∞')
  expect(renderRow('∞')).toContain('<svg')
  expect(getText(renderRow('4000+'))).toBe('S1 Nodes 4000+')
  expect(renderRow('4000+')).not.toContain('<svg')
  expect(renderRow('4000+')).toContain('id="l-s1"')
})

test('shows once why the chat is unavailable, and describes the button by the reason', () => {
  const chat = { label: 'Chat', disabledReason: 'Not open yet.' }
  const items = [{ id: 'a', question: 'What?', answer: 'This.' }]
  const closed = renderToStaticMarkup(<Faq id="faq" title="Asked." items={items} chat={chat} />)
  expect(closed.split('Not open yet.')).toHaveLength(2)
  expect(closed).toMatch(/<button[^>]* aria-describedby="faq-chat"[^>]*>Chat</)
  expect(closed).toMatch(/ id="faq-chat"[^>]*>Not open yet\./)
  const open = renderToStaticMarkup(<Faq id="faq" title="Asked." items={items} chat={{ ...chat, href: '/chat' }} />)
  expect(open).toMatch(/<a [^>]*href="\/chat"[^>]*>Chat</)
  expect(open).not.toMatch(/Not open yet|aria-disabled/)
})

test('shows today’s figure for a goal with its origin and share, or says that there is no figure yet', () => {
  const stamp = { kind: 'stated', label: 'stated', number: 'S1' } as const
  const renderRow = (today?: { figure: string; stamp: typeof stamp; share: number }) =>
    /<tbody.*<\/tbody>/.exec(
      renderToStaticMarkup(
        <Targets
          id="goals"
          eyebrow="Goals"
          title="Goals."
          lead="By 2030."
          caption="Goals"
          columns={{ measure: 'Measure', today: 'Today', target: 'Goal' }}
          nothing="none yet"
          items={[{ label: 'Nodes', detail: 'by referral', target: { figure: '10M+', stamp }, ...(today && { today }) }]}
        />,
      ),
    )![0]
  const known = renderRow({ figure: '4000', stamp, share: 0.25 })
  expect(known).toMatch(/<svg[^>]* width="25%"/)
  expect(getText(known)).toMatch(/^Nodes by referral4000 stated S1/)
  const unknown = renderRow()
  expect(unknown).not.toContain('<svg')
  expect(getText(unknown)).toMatch(/^Nodes by referralnone yet 10M\+/)
})

test.each([
  ['completed', 'Completed'],
  ['current', 'In Progress'],
  ['upcoming', 'Planned'],
  ['delayed', 'Planned'],
  ['toString', 'Planned'],
])('labels the roadmap status %s as %s', (status, label) => {
  const html = renderToStaticMarkup(<Roadmap {...plan} items={[{ ...plan.items[0]!, status }]} />)
  expect(getText(html)).toContain(`${label} Q1 2030`)
})

test('splits the percent sign from a figure and the year from a vision', () => {
  const stamp = { kind: 'stated', label: 'stated', number: 'S1' } as const
  const call = (figure: string) => {
    const option = { verb: 'Rent', label: 'Go', detail: 'By the day.', href: '/rent', facts: [{ figure, label: 'cheaper', stamp }] }
    return getText(renderToStaticMarkup(<CallToAction id="start" title="Rent." options={[option]} />))
  }
  expect(call('60%')).toContain('60% cheaper stated S1')
  expect(call('3x')).toContain('3x cheaper stated S1')
  const renderVision = (title: string) =>
    /<h3.*<\/h3>/.exec(
      renderToStaticMarkup(<Community id="join" title="Join." lead="Join." actions={[]} vision={{ title, text: 'Far.', points: [] }} />),
    )![0]
  expect(getText(renderVision('Beyond 2030'))).toBe('Beyond 2030')
  expect(renderVision('Beyond 2030')).toMatch(/<span[^>]*>2030<\/span>/)
  expect(getText(renderVision('Beyond')).trim()).toBe('Beyond')
  expect(renderVision('Beyond')).not.toMatch(/<span[^>]*><\/span>/)
})

test('renders the text of an answer before, between and after its stamps', () => {
  const stamp = { kind: 'stated', label: 'stated', number: 'S1' } as const
  const answer = ['Rent is $1 a day.', 'It takes < 5 minutes ', stamp, 'to deploy and 2 s ', stamp, 'to stop.']
  const faq = renderToString(<Faq id="faq" title="Asked." items={[{ id: 'a', question: 'What?', answer }]} />)
  expect(faq.replaceAll(/<[^>]*>/g, '').replaceAll('\u00A0', ' ')).toContain(
    'Rent is $1 a day.It takes &lt; 5 minutes stated S1to deploy and 2 s stated S1to stop.',
  )
})

test('draws a ring of 2,668 cells that leaves the axes free, and 24 working cells that avoid the progress line', () => {
  const cells = new Set<string>()
  for (const [, x, y, length] of drawField().matchAll(/M(\d+) ([\d.]+)h([\d.]+)/g))
    for (let at = 0; at < Number(length); at++) cells.add(`${Number(x) + at} ${Number(y) - 0.5}`)
  expect(cells.size).toBe(2668)
  const distances = [...cells].map((cell) => cell.split(' ').map((at) => Math.abs(Number(at) + 0.5 - size / 2)))
  expect(Math.max(...distances.map(([x, y]) => Math.hypot(x!, y!)))).toBeLessThan(size / 2)
  expect(Math.min(...distances.flat())).toBeGreaterThan(1)
  expect(workingCells).toHaveLength(24)
  expect(workingCells.filter(([x, y]) => !cells.has(`${x} ${y}`) || (x > 49 && x < 56 && y >= size / 2))).toEqual([])
})

test('emphasizes the given text of a response', () => {
  const renderLook = (mark?: string) =>
    / class="([^"]+)">&quot;completed&quot;/.exec(
      renderToStaticMarkup(<CodeSample {...order} response={{ ...order.response, later: paint('"completed"'), mark }} />),
    )![1]
  expect(renderLook('"completed"')).not.toBe(renderLook())
})
