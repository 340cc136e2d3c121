/**
 * The inline script of every page. It loads React when the browser is idle after the first paint, or at the first press, key or focus. If
 * the browser reports no paint (Firefox, if a page opens scrolled), it loads React one second after load. With Save-Data or on a slow
 * connection it waits for a press, key or focus, unless the tab's storage has something to show, such as the answers of a form. After
 * hydration, it replays earlier keys, input and changes, and clicks on buttons that do nothing without a script. It does so in a microtask,
 * because React can't hydrate the target of an event inside the effect that reports hydration. It marks fields that the visitor changes, so
 * that a stored draft doesn't overwrite them.
 * @param entries URLs of the script that hydrates the page and of its imports.
 */
export const startScript = (entries: readonly string[]) => `(() => {
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
  if (event.type === 'input') event.target.isTouched = true
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
const keeps = () => { try { return sessionStorage.length > 0 } catch {} }
if (!saveData && !/[23]g/.test(effectiveType) || keeps()) addEventListener('load', () => {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length < 1) return
    observer.disconnect()
    onIdle()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(onIdle, 1000)
})
})()`
