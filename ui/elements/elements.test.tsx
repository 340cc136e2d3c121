import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, ButtonLink } from './Button/Button.tsx'
import { CopyButton } from './CopyButton/CopyButton.tsx'
import { copyTexts } from './CopyButton/clipboard.fixture.ts'
import { Icon } from './Icon/Icon.tsx'
import { LogoLink } from './Logo/LogoLink.tsx'
import { Tabs } from './Tabs/Tabs.tsx'

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test('the reason why a button is unavailable comes from the button, or from an element of the page', () => {
  const button = (disabledReasonId?: string) =>
    renderToString(
      <Button disabledReason="Sold out" {...(disabledReasonId && { disabledReasonId })}>
        Rent
      </Button>,
    )
  const [, own] = /<span id="([^"]+)" hidden="">Sold out/.exec(button())!
  expect(button()).toContain(`aria-describedby="${own}"`)
  expect(button('reason')).toContain('aria-describedby="reason"')
  expect(button('reason')).not.toContain('Sold out')
})

test('a button has its own description and the reason why it is unavailable', () => {
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
  expect(textOf(html).includes('(opens in a new tab)')).toBe(href !== '/guide')
})

test('an icon is silent unless it has a name', () => {
  expect(renderToString(<Icon name="check" />)).toContain('aria-hidden="true"')
  expect(renderToString(<Icon name="check" role="img" aria-label="Done" />)).toContain('aria-hidden="false"')
})

test('a logo is read by its label alone, whatever is drawn', () => {
  const logo = (props: { drawing?: string }) => renderToString(<LogoLink name="Meridian" href="/" label="Meridian, home" {...props} />)
  for (const html of [logo({}), logo({ drawing: 'A drawing' })]) {
    expect(html).toContain('href="/"')
    expect(textOf(html.replace(/<span[^>]* aria-hidden="true">.*<\/span>(?=<span)/s, ''))).toBe('Meridian, home')
  }
  expect(textOf(logo({}))).toBe('Meridian Meridian, home')
  expect(textOf(logo({ drawing: 'A drawing' }))).toBe('A drawingMeridian, home')
})

test('a button that copies says what; an icon shows its label to the pointer', () => {
  const copy = (look?: 'icon') => renderToString(<CopyButton texts={copyTexts} subject="cURL" read={() => ''} {...(look && { look })} />)
  expect(copy('icon')).toContain(`title="${copyTexts.label}"`)
  expect(textOf(copy('icon'))).toBe(`${copyTexts.label} cURL`)
  expect(copy()).not.toContain('title=')
  expect(copy()).not.toContain('<svg')
  for (const html of [copy(), copy('icon')]) expect(html).toContain('<span role="status"></span>')
})

test('before a script runs, one tab is the stop of the row and each panel has its title', () => {
  const items = [
    { id: 'curl', label: 'cURL', content: 'curl' },
    { id: 'ts', label: 'TypeScript', title: 'In TypeScript', content: 'client' },
  ]
  const stops = (html: string) => html.match(/<button[^>]*>/g)!.map((tab) => /tabindex="(-?\d)"/.exec(tab)![1])
  expect(stops(renderToString(<Tabs label="Language" items={items} />))).toEqual(['0', '-1'])
  const second = renderToString(<Tabs label="Language" items={items} defaultTab="ts" end="Copy" />)
  expect(stops(second)).toEqual(['-1', '0'])
  expect(textOf(second)).toBe('cURLTypeScriptCopycURLcurlIn TypeScriptclient')
  expect(second).not.toContain('dir=')
  expect(second).not.toContain('style=')
  const stopsOfPanels = (html: string) => html.match(/<div[^>]*role="tabpanel"[^>]*>/g)!.map((panel) => panel.includes('tabindex="0"'))
  expect(stopsOfPanels(second)).toEqual([true, true])
  expect(stopsOfPanels(renderToString(<Tabs label="Language" items={items} focusableContent />))).toEqual([false, false])
})

test('a panel is named by its tab, whatever the id of the tab is', () => {
  const items = [{ id: 'Visual Basic “6”', label: 'Visual Basic', content: 'Print' }]
  const html = renderToString(<Tabs label="Language" items={items} />)
  const name = /role="tabpanel"[^>]* aria-labelledby="([^"]*)"/.exec(html)?.[1]
  expect(name).not.toContain(' ')
  expect(/<button[^>]* id="([^"]*)"/.exec(html)?.[1]).toBe(name)
})

test('a button has the icon that it is given, and no other', () => {
  expect(renderToString(<Button icon="arrow-right">Order</Button>)).toContain('<svg')
  expect(renderToString(<Button>Order</Button>)).not.toContain('<svg')
})
