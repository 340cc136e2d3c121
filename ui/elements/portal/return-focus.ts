/**
 * Focuses the first element that takes the focus, else the `main` of the page. Does nothing where the app has moved the focus itself.
 * For Radix's `onCloseAutoFocus`, which knows the trigger only.
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
