import { linkUnder } from '../links.ts'

/** The first events by which a visitor starts to use a page; each is heard on the window before React hears it. */
const events = ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'scroll', 'popstate']

/** Calls back at the first event of the visitor, except on a link that leaves the page, or at once for one who returns to the middle of a page. */
export function onFirstUse(onUse: () => void): void {
  if (scrollY > 0) return onUse()
  const heard = new AbortController()
  for (const type of events)
    addEventListener(
      type,
      (event) => {
        const link = event.type === 'scroll' ? undefined : linkUnder(event)
        if (link && link.pathname !== location.pathname) return
        heard.abort()
        onUse()
      },
      { capture: true, passive: true, signal: heard.signal },
    )
}
