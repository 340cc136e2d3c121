/**
 * Records the observers, intervals and timeouts that start after this call, and the listeners that are added to `lasting` objects. `open`
 * lists those that are still active. After `restore`, nothing new is recorded, but a recorded timeout that runs still leaves `open`.
 */
export function recordBegun(lasting: readonly EventTarget[]) {
  const open = new Set<string>()
  const names = new WeakMap<object, number>()
  let last = 0
  const getNumber = (thing: object) => names.get(thing) ?? names.set(thing, ++last).get(thing)!
  const isShared = (target: EventTarget) => target instanceof MediaQueryList || lasting.some((each) => each === target)
  const getKey = (target: EventTarget, [type, listener, options]: Parameters<EventTarget['addEventListener']>) =>
    `${target.constructor.name} ${getNumber(target)} ${type} ${getNumber(listener as object)} ${String(typeof options === 'object' ? options.capture === true : options === true)}`
  const restores: (() => void)[] = []
  function around<Owner extends object>(
    owner: Owner,
    name: keyof Owner & string,
    note: (self: object, args: unknown[], result: unknown) => void,
  ) {
    const original = owner[name] as (...args: unknown[]) => unknown
    owner[name] = function noted(this: object | undefined, ...args: unknown[]) {
      const result = original.apply(this, args)
      // A call without an object, such as `addEventListener(…)`, belongs to the window.
      note(this ?? window, args, result)
      return result
    } as Owner[typeof name]
    restores.push(() => void (owner[name] = original as Owner[typeof name]))
  }
  type Args = Parameters<EventTarget['addEventListener']>
  // In the test runner, `window` has its own `addEventListener` and `removeEventListener`.
  for (const owner of [EventTarget.prototype, window]) {
    around(owner, 'addEventListener', (self, args) => {
      if (!isShared(self as EventTarget)) return
      const key = getKey(self as EventTarget, args as Args)
      open.add(key)
      const options = args[2]
      if (typeof options === 'object') (options as AddEventListenerOptions).signal?.addEventListener('abort', () => open.delete(key))
    })
    around(owner, 'removeEventListener', (self, args) => open.delete(getKey(self as EventTarget, args as Args)))
  }
  for (const Observer of [MutationObserver, ResizeObserver, IntersectionObserver]) {
    around(Observer.prototype, 'observe', (self) => open.add(`${Observer.name} ${getNumber(self)}`))
    around(Observer.prototype, 'disconnect', (self) => open.delete(`${Observer.name} ${getNumber(self)}`))
  }
  around(window, 'setInterval', (_, __, id) => open.add(`interval ${String(id)}`))
  around(window, 'clearInterval', (_, [id]) => open.delete(`interval ${String(id)}`))
  const setOriginal = window.setTimeout.bind(window)
  // Radix's tooltip leaves behind a timeout that only sets a variable. A timeout of 0 ms has run before `open` is read.
  const isHarmless = (handler: unknown, ms: number) => ms === 0 || String(handler).includes('isOpenDelayedRef')
  const setNoted = (handler: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const id = setOriginal(() => {
      open.delete(key)
      handler(...args)
    }, ms)
    const key = `timeout ${id}`
    if (!isHarmless(handler, ms)) open.add(key)
    return id
  }
  Reflect.set(window, 'setTimeout', setNoted)
  restores.push(() => Reflect.set(window, 'setTimeout', setOriginal))
  around(window, 'clearTimeout', (_, [id]) => open.delete(`timeout ${String(id)}`))
  return { open, restore: () => restores.forEach((restore) => restore()) }
}
