import { runInNewContext } from 'node:vm'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tabs } from '../elements/Tabs/Tabs.tsx'
import { ErrorScreen } from './ErrorScreen/ErrorScreen.tsx'
import { footer } from './Footer/fixture.ts'
import { Footer } from './Footer/Footer.tsx'
import { header } from './Header/fixture.ts'
import { Header } from './Header/Header.tsx'
import { NotFound } from './NotFound/NotFound.tsx'
import { Notice } from './Notice/Notice.tsx'
import { Page } from './Page/Page.tsx'
import { fit } from './SocialCard/lines.ts'
import { themeScript } from './ThemeToggle/theme-script.ts'
import { SocialCard } from './SocialCard/SocialCard.tsx'
import { ThemeToggle } from './ThemeToggle/ThemeToggle.tsx'

const action = { href: '/', label: 'Return' }
const html = {
  Page: (
    <Page skipLabel="Skip" header={<Header {...header} themeToggle={<ThemeToggle label="Dark theme" />} />} footer={<Footer {...footer} />}>
      Text
    </Page>
  ),
  NotFound: <NotFound code="404" title="Nothing here" action={action} suggestions={{ title: 'Did you mean', links: [action] }} />,
  ErrorScreen: <ErrorScreen title="Failed" status={500} message="No answer" stack="at x" action={action} />,
  Tabs: (
    <Tabs
      label="Language"
      items={[
        { id: 'a', label: 'A', content: 'first' },
        { id: 'b', label: 'B', content: 'second' },
      ]}
    />
  ),
}

test('renders the theme toggle unpressed on the server, which does not know the reader’s theme', () => {
  expect(renderToString(<ThemeToggle label="Dark theme" />)).toContain('aria-pressed="false"')
})

test('renders the menu’s links on the server for readers without scripts', () => {
  const page = renderToString(html.Page)
  for (const { href } of header.links) expect(page).toContain(`href="${href}"`)
})

test.each([
  ['links', { links: header.links }, true],
  ['a console', { console: header.console }, true],
  ['an action', { action: header.action }, true],
  ['no links', { links: [] }, false],
  ['a way back', { back: action }, false],
])('a header with only %s has a menu only for links, a console or an action', (_name, parts, hasMenu) => {
  const { logo, navLabel, menuLabel, closeLabel } = header
  const html = renderToString(<Header {...{ logo, navLabel, menuLabel, closeLabel }} {...parts} />)
  expect(/<button/.test(html)).toBe(hasMenu)
  expect(html.includes('Main')).toBe('links' in parts && hasMenu)
})

test('marks header and footer links that open a new tab with an icon', () => {
  const linkTo = (href: string, html: string) => new RegExp(`<a [^>]*href="${href}"[^>]*>.*?</a>`).exec(html)![0]
  const top = renderToString(<Header {...header} />)
  expect(linkTo(header.console.href, top)).toMatch(/Console.*<svg/)
  expect(linkTo('/guide', top)).not.toContain('<svg')
  const end = renderToString(<Footer columns={[{ title: 'More', links: [header.console, action] }]} copyright="2026" />)
  expect(linkTo(header.console.href, end)).toMatch(/Console.*<svg/)
  expect(linkTo('/', end)).not.toContain('<svg')
})

test('renders only the given statement, lists and logo of a footer', () => {
  const whole = renderToString(<Footer {...footer} />)
  for (const { title } of footer.columns) {
    const id = new RegExp(`<h2 id="([^"]+)"[^>]*><[^>]*>${title}<`).exec(whole)![1]!
    expect(whole).toContain(`aria-labelledby="${id}"`)
  }
  const bare = renderToString(<Footer columns={[]} copyright="2026" />)
  expect(bare.replaceAll(/<[^>]*>/g, '')).toBe('2026')
  expect(bare).not.toMatch(/<a |<nav|<p[^>]*><\/p>/)
})

test('draws a status only if it has three digits, and writes it once', () => {
  const screen = (status?: string | number) =>
    renderToString(<ErrorScreen title="Failed" status={status} message="No answer" action={action} />)
  expect(screen(500)).toContain('<circle')
  for (const status of [undefined, 'EOF', 50, 5000]) expect(screen(status)).not.toContain('<svg')
  expect(screen('EOF')).toMatch(/<strong[^>]*>EOF</)
  expect(screen()).not.toContain('<strong')
  expect(renderToString(html.NotFound).split('404')).toHaveLength(2)
  expect(screen(500).split('500')).toHaveLength(2)
})

test('renders the text, second link and suggestions of a 404 page only if they are given', () => {
  const getText = (element: ReactElement) =>
    renderToString(element)
      .replace(/<svg.*<\/svg>/, '')
      .replaceAll(/<[^>]*>/g, '|')
      .replaceAll(/\|+/g, '|')
  const screen = { code: '404', title: 'Nothing here', action }
  expect(getText(<NotFound {...screen} />)).toBe('|404|Nothing here|Return|')
  expect(getText(<NotFound {...screen} suggestions={{ title: 'Did you mean', links: [] }} />)).toBe('|404|Nothing here|Return|')
  const whole = <NotFound {...screen} text="Sorry." secondAction={{ href: '/docs', label: 'Docs' }} search={<i>Search</i>} />
  expect(getText(whole)).toBe('|404|Nothing here|Sorry.|Return|Docs|Search|')
  const suggested = renderToString(html.NotFound)
  const id = /<p[^>]* id="([^"]+)"[^>]*>Did you mean</.exec(suggested)![1]!
  expect(suggested).toMatch(new RegExp(`<ul[^>]* aria-labelledby="${id}"`))
})

test('renders an empty status until a notice has a message', () => {
  expect(renderToString(<Notice message="" />)).toMatch(/^<div[^>]* role="status"[^>]*><\/div>$/)
  expect(renderToString(<Notice message="Saved." />)).toMatch(/role="status"[^>]*><p[^>]*>Saved\.<\/p>/)
})

test('renders the stack and the reload button of an error screen only if they are given', () => {
  const bare = renderToString(<ErrorScreen title="Failed" message="No answer" action={action} />)
  expect(bare).not.toMatch(/<pre|<button/)
  expect(bare).toMatch(/role="alert"[^>]*>.*No answer/)
  const whole = renderToString(<ErrorScreen title="Failed" message="No answer" stack="at x" action={action} reload="Again" />)
  expect(whole).toMatch(/<pre[^>]* role="group" aria-label="Stack" tabindex="0"[^>]*>at x</i)
  expect(whole).toMatch(/<button[^>]*>Again</)
})

test('shows the small line above the title of a social card only with an area, and the call and stamp only with a sample', () => {
  const card = { name: 'Meridian', title: 'Order a machine', label: 'meridian.example' }
  const sample = { method: 'POST', path: '/machines', lines: ['{ "instances": 1 }'], stamp: 'Tested' }
  const getText = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  const ofArea = getText(renderToString(<SocialCard {...card} area="Docs" kicker="Machines" sample={sample} />))
  for (const part of ['Docs', 'Machines', 'POST', '/machines', 'instances', 'Tested']) expect(ofArea).toContain(part)
  expect(getText(renderToString(<SocialCard {...card} area="Docs" />))).not.toMatch(/POST|Tested/)
  expect(getText(renderToString(<SocialCard {...card} kicker="Machines" />))).not.toContain('Machines')
})

test('shows the page’s headings on a social card with an area but no sample, and a verified cell on any other card', () => {
  const card = { name: 'Meridian', title: 'Order a machine', label: 'meridian.example' }
  const sample = { method: 'POST', path: '/machines', lines: ['{ "instances": 1 }'], stamp: 'Tested' }
  const drawn = (html: string) => ({ isVerified: html.includes('<rect'), cells: html.split('z').length > 200 })
  expect(drawn(renderToString(<SocialCard {...card} />))).toEqual({ isVerified: true, cells: true })
  const contents = renderToString(<SocialCard {...card} area="Docs" contents={['Daily billing']} />)
  expect(contents).toContain('Daily billing')
  expect(drawn(contents)).toEqual({ isVerified: false, cells: false })
  expect(drawn(renderToString(<SocialCard {...card} area="Docs" sample={sample} />))).toEqual({ isVerified: true, cells: false })
})

test('leaves out the cells of a social card that a longer label would cover', () => {
  const cells = (label: string) => renderToString(<SocialCard name="Meridian" title="Nodes" label={label} />).split('M').length
  expect(cells('meridian.example/machines/orders/of/the/last/month')).toBeLessThan(cells('meridian.example'))
})

test('sets the title of a social card in the largest size that fits, and wraps it only between words', () => {
  const [width, sizes] = [400, [80, 40, 20]]
  expect(fit('Order a machine', { width, height: 80, sizes })).toEqual({ size: 40, lines: ['Order a machine'] })
  expect(fit('Order a machine', { width, height: 160, sizes })).toEqual({ size: 80, lines: ['Order a', 'machine'] })
  expect(fit('Interoperability of machines', { width: 200, height: 200, sizes })).toEqual({
    size: 20,
    lines: ['Interoperability', 'of machines'],
  })
  expect(fit('Interoperability', { width: 10, height: 10, sizes }).size).toBe(20)
})

test('ends the progress line at the ring of the status code, and leaves a gap on an error screen', () => {
  const drawn = (html: string) => {
    const [, x, y, r] = /<circle[^>]* cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(html)!.map(Number)
    const stretches = [...html.matchAll(/ d="M([\d.]+) (-?[\d.]+)V([\d.]+)"/g)].map(([, ...numbers]) => numbers.map(Number))
    return { x, end: y! - r!, stretches, cross: html.includes('l-') }
  }
  const whole = drawn(renderToString(html.NotFound))
  expect(whole).toMatchObject({ stretches: [[whole.x, -2000, whole.end]], cross: false })
  const broken = drawn(renderToString(html.ErrorScreen))
  expect(broken).toMatchObject({
    stretches: [
      [broken.x, -2000, expect.any(Number)],
      [broken.x, expect.any(Number), broken.end],
    ],
    cross: true,
  })
})

test('renders every tab panel on the server', () => {
  expect(renderToString(html.Tabs)).toMatch(/first.*second/s)
})

test('makes the open tab focusable before a script runs, in the text direction of the page', () => {
  const tabs = renderToString(html.Tabs)
  expect(tabs).toMatch(/<button[^>]*tabindex="0"[^>]*>A</)
  expect(tabs).toMatch(/<button[^>]*tabindex="-1"[^>]*>B</)
  expect(tabs).not.toContain('dir=')
})

/** Runs the script as the browser does, with fakes for its globals. */
const runScript = (document: unknown, localStorage: unknown) => runInNewContext(themeScript, { document, localStorage })

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', undefined],
  [null, undefined],
])('the theme script turns the stored value %s into the theme %s', (stored, theme) => {
  const documentElement = { dataset: {} as { theme?: string } }
  const storage = { getItem: () => stored }
  runScript({ documentElement }, storage)
  expect(documentElement.dataset.theme).toBe(theme)
})

test('the theme script is small and works without storage', () => {
  expect(themeScript.length).toBeLessThan(300)
  expect(() => runScript(undefined, undefined)).not.toThrow()
})
