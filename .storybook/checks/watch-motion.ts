import { nameOf } from './layout/fault.ts'

/** Calls `note` with each call of a method; returns the function that restores it. No spy: stories clear those. */
function noteCalls(owner: object, name: string, note: (self: unknown, args: readonly [unknown?, number?]) => void): () => void {
  const original: (...args: unknown[]) => unknown = Reflect.get(owner, name)
  Reflect.set(owner, name, function noted(this: unknown, ...args: [unknown?, number?]) {
    note(this, args)
    return Reflect.apply(original, this, args)
  })
  return () => void Reflect.set(owner, name, original)
}

/** Listens to motion that begins although the reader asks for reduced motion: scripted, by a style, or by a clock. */
export function watchMotion(story: string): { check: () => Promise<void>; end: () => void } {
  const begun = new Set<string>()
  const restore = [
    noteCalls(Element.prototype, 'animate', (element) => element instanceof Element && begun.add(`${nameOf(element)} moves by a script`)),
    // Queries of a play function ask again in less than a second.
    noteCalls(window, 'setInterval', (_, [, ms = 0]) => ms >= 1000 && begun.add(`something changes every ${ms} ms`)),
  ]
  const hear = ({ type, target }: Event) => {
    if (target instanceof Element && getComputedStyle(target).getPropertyValue('animation-timeline') === 'auto')
      begun.add(`${nameOf(target)}: ${type}`)
  }
  const events = ['transitionrun', 'animationstart']
  for (const type of events) document.addEventListener(type, hear, true)
  // Scripted motion is loaded when the reader first moves.
  const move = () => dispatchEvent(new WheelEvent('wheel'))
  document.addEventListener('keydown', move, { capture: true, once: true })
  const end = () => {
    for (const one of restore) one()
    for (const type of events) document.removeEventListener(type, hear, true)
    document.removeEventListener('keydown', move, true)
  }
  return {
    end,
    /** Fails when anything began to move since the story was rendered. */
    check: async () => {
      move()
      // What a module begins after it is loaded, what an observer begins in the next frame, and the events of that frame.
      await new Promise((done) => setTimeout(done))
      for (const _ of ['observed', 'begun', 'heard']) await new Promise(requestAnimationFrame)
      end()
      if (begun.size > 0) throw new Error(`${story} moves under reduced motion: ${[...begun].join('; ')}.`)
    },
  }
}

/** Loads the scripted motions ahead, so that each begins in the moment in which a story would let it. */
export const loadMotions = () =>
  Promise.all([
    import('../../ui/elements/collapse/unfold.ts'),
    import('../../ui/elements/Line/drawLine.ts'),
    import('../../ui/elements/ScrollProgress/followScroll.ts'),
    import('../../ui/elements/Section/reveal.ts'),
    import('../../ui/landing/Hero/parallax.ts'),
  ])

/** Components whose keyboard rows press the toggle that pauses their motion; under reduced motion it is not there. */
const pausable = /^(elements-pausetoggle|landing-(featurepanels|hero|routingtable))--/

/** True for a story beside the pictured ones that runs under reduced motion: its keys open what would move. */
export const showsStillness = (id: string, tags: readonly string[]) =>
  (id.endsWith('--keyboard') && !pausable.test(id)) || tags.includes('reduced-motion')
