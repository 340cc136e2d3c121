import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, ButtonLink } from './Button/Button.tsx'
import { CopyButton } from './CopyButton/CopyButton.tsx'
import { copyTexts } from './CopyButton/clipboard.fixture.ts'
import { Icon } from './Icon/Icon.tsx'
import { LogoLink } from './Logo/LogoLink.tsx'
import { Tabs } from './Tabs/Tabs.tsx'

const stripTags = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test('describes an unavailable button by its reason, or by an element that already shows the reason', () => {
  const renderButton = (disabledReasonId?: string) =>
    renderToString(
      <Button disabledReason="Sold out" {...(disabledReasonId && { disabledReasonId })}>
        Rent
      </Button>,
    )
  const [, own] = /<span id="([^"]+)" hidden="">Sold out/.exec(renderButton())!
  expect(renderButton()).toContain(`aria-describedby="${own}"`)
  expect(renderButton('reason')).toContain('aria-describedby="reason"')
  expect(renderButton('reason')).not.toContain('Sold out')
})

test('describes an unavailable button by the app’s description and the reason', () => {
  const html = renderToString(
    <Button aria-describedby="price" disabledReason="Sold out" disabledReasonId="reason">
      Rent
    </Button>,
  )
  expect(html).toContain('aria-describedby="price reason"')
  expect(html).toContain('aria-disabled="true"')
  expect(html).toContain('type="button"')
  expect(renderToString(<Button type="submit">Rent</Button>)).toMatch(/<button(?=[^>]* type="submit")(?![^>]*aria-)/)
})

test.each([
  ['/guide', undefined, 0],
  ['/guide', 'arrow-right', 1],
  ['https://console.example', undefined, 1],
  ['https://console.example', 'arrow-right', 1],
] as const)('a link to %s with the icon %s has %s icons', (href, icon, count) => {
  const html = renderToString(
    <ButtonLink href={href} icon={icon}>
      On
    </ButtonLink>,
  )
  expect(html.split('<svg')).toHaveLength(count + 1)
  expect(stripTags(html).includes('(opens in a new tab)')).toBe(href !== '/guide')
})

test('hides an icon from screen readers unless it has a name', () => {
  expect(renderToString(<Icon name="check" />)).toContain('aria-hidden="true"')
  expect(renderToString(<Icon name="check" role="img" aria-label="Done" />)).toContain('aria-hidden="false"')
})

test('uses only the label as the accessible name of a logo', () => {
  const renderLogo = (props: { drawing?: string }) =>
    renderToString(<LogoLink name="Meridian" href="/" label="Meridian, home" {...props} />)
  for (const html of [renderLogo({}), renderLogo({ drawing: 'A drawing' })]) {
    expect(html).toContain('href="/"')
    expect(stripTags(html.replace(/<span[^>]* aria-hidden="true">.*<\/span>(?=<span)/s, ''))).toBe('Meridian, home')
  }
  expect(stripTags(renderLogo({}))).toBe('Meridian Meridian, home')
  expect(stripTags(renderLogo({ drawing: 'A drawing' }))).toBe('A drawingMeridian, home')
})

test('adds the subject to the name of a copy button and shows the label of an icon button as a tooltip', () => {
  const copy = (look?: 'icon') => renderToString(<CopyButton texts={copyTexts} subject="cURL" read={() => ''} {...(look && { look })} />)
  expect(copy('icon')).toContain(`title="${copyTexts.label}"`)
  expect(stripTags(copy('icon'))).toBe(`${copyTexts.label} cURL`)
  expect(copy()).not.toContain('title=')
  expect(copy()).not.toContain('<svg')
  for (const html of [copy(), copy('icon')]) expect(html).toContain('<span role="status" aria-live="polite"></span>')
})

test('on the server, the open tab is the only tab that is a tab stop, and each panel has a title', () => {
  const items = [
    { id: 'curl', label: 'cURL', content: 'curl' },
    { id: 'ts', label: 'TypeScript', title: 'In TypeScript', content: 'client' },
  ]
  const stops = (html: string) => html.match(/<button[^>]*>/g)!.map((tab) => /tabindex="(-?\d)"/.exec(tab)![1])
  expect(stops(renderToString(<Tabs label="Language" items={items} />))).toEqual(['0', '-1'])
  const second = renderToString(<Tabs label="Language" items={items} defaultTab="ts" end="Copy" />)
  expect(stops(second)).toEqual(['-1', '0'])
  expect(stripTags(second)).toBe('cURLTypeScriptCopycURLcurlIn TypeScriptclient')
  expect(second).not.toContain('dir=')
  expect(second).not.toContain('style=')
  const stopsOfPanels = (html: string) => html.match(/<div[^>]*role="tabpanel"[^>]*>/g)!.map((panel) => panel.includes('tabindex="0"'))
  expect(stopsOfPanels(second)).toEqual([true, true])
  expect(stopsOfPanels(renderToString(<Tabs label="Language" items={items} focusableContent />))).toEqual([false, false])
})

test('names a panel by its tab even if the id has unusual characters', () => {
  const items = [{ id: 'Visual Basic “6”', label: 'Visual Basic', content: 'Print' }]
  const html = renderToString(<Tabs label="Language" items={items} />)
  const name = /role="tabpanel"[^>]* aria-labelledby="([^"]*)"/.exec(html)?.[1]
  expect(name).not.toContain(' ')
  expect(/<button[^>]* id="([^"]*)"/.exec(html)?.[1]).toBe(name)
})

test('shows an icon in a button only if the icon is given', () => {
  expect(renderToString(<Button icon="arrow-right">Order</Button>)).toContain('<svg')
  expect(renderToString(<Button>Order</Button>)).not.toContain('<svg')
})
