import { hasTag } from './tags.ts'
import { describeElement } from './layout/fault.ts'

/**
 * Calls `note` before each call of a method. Returns a function that restores the method. It is not a spy, because stories clear all spies.
 */
export function noteCalls(owner: object, name: string, note: (self: unknown, args: readonly unknown[]) => void): () => void {
  const original: (...args: unknown[]) => unknown = Reflect.get(owner, name)
  Reflect.set(owner, name, function noted(this: unknown, ...args: unknown[]) {
    note(this, args)
    return Reflect.apply(original, this, args)
  })
  return () => void Reflect.set(owner, name, original)
}

const scrollers = [
  ...(['scrollIntoView', 'scroll', 'scrollTo', 'scrollBy'] as const).map((name) => [Element.prototype, name] as const),
  ...(['scroll', 'scrollTo', 'scrollBy'] as const).map((name) => [window, name] as const),
]
const isSmooth = (how: unknown) => typeof how === 'object' && how !== null && 'behavior' in how && how.behavior === 'smooth'

/** Records motion that starts although reduced motion is on. */
export function watchMotion(story: string) {
  const begun = new Set<string>()
  const restore = [
    noteCalls(
      Element.prototype,
      'animate',
      (element) => element instanceof Element && begun.add(`${describeElement(element)} is animated by a script`),
    ),
    ...scrollers.map(([owner, name]) => noteCalls(owner, name, (_, [how]) => isSmooth(how) && begun.add('the page scrolls smoothly'))),
    // Ignores short intervals, because queries in play functions poll with them.
    noteCalls(window, 'setInterval', (_, [, ms]) => Number(ms) >= 1000 && begun.add(`an interval runs every ${Number(ms)} ms`)),
  ]
  const recordEvent = ({ type, target }: Event) => {
    if (target instanceof Element && getComputedStyle(target).getPropertyValue('animation-timeline') === 'auto')
      begun.add(`${describeElement(target)}: ${type}`)
  }
  const events = ['transitionrun', 'animationstart']
  for (const type of events) document.addEventListener(type, recordEvent, true)
  // Scripted motion loads with the first scroll or input.
  const move = () => dispatchEvent(new WheelEvent('wheel'))
  document.addEventListener('keydown', move, { capture: true, once: true })
  const end = () => {
    for (const one of restore) one()
    for (const type of events) document.removeEventListener(type, recordEvent, true)
    document.removeEventListener('keydown', move, true)
  }
  return {
    end,
    check: async () => {
      move()
      // Waits, because a module may start motion after it loads, and an observer may start motion in a later frame.
      await new Promise((done) => setTimeout(done))
      for (const _ of ['observed', 'begun', 'heard']) await new Promise(requestAnimationFrame)
      end()
      if (begun.size > 0) throw new Error(`${story} should not move under reduced motion, but it does: ${[...begun].join('; ')}.`)
    },
  }
}

const motions = import.meta.glob('../../ui/**/*.motion.ts')

/** Preloads scripted motion, which would start late if its module were still loading. */
export const loadMotions = () => Promise.all(Object.values(motions).map((load) => load()))

/**
 * Returns true for a story that runs under reduced motion. A keyboard story that needs motion can still ask for motion in its `chromatic`
 * parameter.
 */
export const showsStillness = (id: string, tags: readonly string[]) => id.endsWith('--keyboard') || hasTag(tags, 'reduced-motion')
