/**
 * Focuses the first of the given elements that accepts the focus, otherwise the `main` of the page. Does nothing when the app has already
 * moved the focus. For `onCloseAutoFocus`, where Radix itself only tries the trigger.
 */
export function returnFocus(event: Event, ...places: (Element | null | undefined)[]): void {
  event.preventDefault()
  const { body } = document
  const isLost = () => document.activeElement === null || document.activeElement === body
  for (const place of places) if (isLost() && place instanceof HTMLElement && place !== body) place.focus()
  const main = document.querySelector<HTMLElement>('main, [role="main"]')
  if (!main || !isLost()) return
  if (!main.hasAttribute('tabindex')) {
    main.tabIndex = -1
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
  }
  main.focus({ preventScroll: true })
}
