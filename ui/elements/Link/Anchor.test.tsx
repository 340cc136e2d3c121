import { renderToString } from 'react-dom/server'
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
