const canTakeFocus = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]'

let trail: readonly Element[] = []

/** Elements of the page that had the focus, the most recent first. Safari does not focus a button that is clicked, so clicks count too. */
export const readFocusTrail = (): readonly Element[] => trail

function remember(event: Event): void {
  const [target] = event.composedPath()
  const element = target instanceof Element ? target.closest(canTakeFocus) : null
  trail = element ? [element, ...trail.filter((each) => each !== element && each.isConnected)] : []
}

if (typeof document !== 'undefined') for (const type of ['focusin', 'click']) document.addEventListener(type, remember, { capture: true })
