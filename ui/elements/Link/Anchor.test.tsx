import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Anchor } from './Anchor.tsx'
import { LinkProvider, type InternalLinkProps } from './LinkProvider.tsx'

const Routed = ({ href, children, ...props }: InternalLinkProps) => (
  <a {...props} href={href} data-routed="">
    {children}
  </a>
)

test.each([
  ['/guide', undefined, true],
  ['#prices', undefined, true],
  ['https://console.example', undefined, false],
  ['https://console.example', '_self', false],
  ['/guide', '_blank', false],
  ['mailto:info@console.example', undefined, false],
  ['tel:+123', undefined, false],
  ['sms:+123', undefined, false],
  ['HTTPS://CONSOLE.EXAMPLE', undefined, false],
  [' https://console.example', undefined, false],
  ['//console.example', undefined, false],
  ['\\\\console.example', undefined, false],
  ['?page=2', undefined, true],
  ['', undefined, true],
  ['guide:one', undefined, false],
])('a link to %s with the target %s goes through the router: %s', (href, target, isRouted) => {
  const link = (
    <LinkProvider component={Routed}>
      <Anchor href={href} target={target}>
        On
      </Anchor>
    </LinkProvider>
  )
  expect(renderToString(link).includes('data-routed')).toBe(isRouted)
})

test.each([
  ['/file.json', '', false],
  ['/file.json', true, false],
  ['/file.json', 'prices.json', false],
  ['/file.json', false, true],
  ['/file.json', undefined, true],
])('a link to %s with download %j goes through the router: %s', (href, download, isRouted) => {
  const link = (
    <LinkProvider component={Routed}>
      <Anchor href={href} download={download}>
        On
      </Anchor>
    </LinkProvider>
  )
  expect(renderToString(link).includes('data-routed')).toBe(isRouted)
})

test('a provider inherits every setting that is omitted or undefined', () => {
  const none: object = { component: undefined, newTabLabel: undefined, externalTarget: undefined }
  const links = (
    <>
      <Anchor href="/guide">Guide</Anchor>
      <Anchor href="https://console.example">Console</Anchor>
    </>
  )
  const plain = renderToString(links)
  expect(renderToString(<LinkProvider {...none}>{links}</LinkProvider>)).toBe(plain)
  const inside = (
    <LinkProvider component={Routed} newTabLabel="new">
      <LinkProvider {...none} externalTarget="_blank">
        {links}
      </LinkProvider>
    </LinkProvider>
  )
  expect(renderToString(inside)).toContain('data-routed')
  expect(renderToStaticMarkup(inside)).toContain('(new)')
})
