import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './Button/Button.tsx'

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
