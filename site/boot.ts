/**
 * The script that every page starts with, as text: it brings React when the page stands on the screen and the browser has nothing better
 * to do, or at once when the visitor wants something; with Save-Data or on a slow line only then. What the visitor does on the page in
 * between is done again when React is there, unless the browser did it itself; not within the effect that says so, where React could not
 * hydrate what the event is for.
 * @param entries the addresses of the script that hydrates the page, and of what it imports.
 */
export const bootScript = (entries: readonly string[]) => `(() => {
const intents = ['pointerdown', 'keydown', 'focusin'], replayed = ['click', 'keydown', 'input', 'change'], early = []
const { saveData, effectiveType = '' } = navigator.connection || {}
let started
const start = () => {
  if (started) return
  started = true
  for (const intent of intents) removeEventListener(intent, start)
  const { modules } = document.body.dataset
  for (const module of modules ? modules.split(' ') : []) import(module).catch(() => {})
  for (const entry of ${JSON.stringify(entries)}) import(entry).catch(() => {})
}
const keep = (event) => {
  if (event.type !== 'click' || event.target.closest?.('button')?.type === 'button') early.push(event)
}
for (const intent of intents) addEventListener(intent, start, { passive: true })
for (const type of replayed) addEventListener(type, keep, { capture: true })
const replay = () => {
  for (const type of replayed) removeEventListener(type, keep, { capture: true })
  for (const event of early) if (event.target.isConnected) event.target.dispatchEvent(new event.constructor(event.type, event))
}
addEventListener('hydrated', () => queueMicrotask(replay), { once: true })
const onIdle = () => window.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)
if (!saveData && !/[23]g/.test(effectiveType)) addEventListener('load', () => new PerformanceObserver((list, observer) => {
  if (list.getEntriesByName('first-contentful-paint').length < 1) return
  observer.disconnect()
  onIdle()
}).observe({ type: 'paint', buffered: true }))
})()`
