/** The first events by which a visitor starts to use a page; each is heard on the window before React hears it. */
const events = ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'scroll', 'popstate']

/** Calls back at the first event of the visitor, or at once for one who returns to the middle of a page. */
export function onFirstUse(onUse: () => void): void {
  if (scrollY > 0) onUse()
  else for (const type of events) addEventListener(type, onUse, { capture: true, passive: true, once: true })
}
