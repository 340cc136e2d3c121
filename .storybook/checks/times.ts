import { scale } from '../../tokens/scale.ts'
import { times } from '../../ui/elements/motion/times.ts'
import { describeElement } from './layout/fault.ts'
import { noteCalls } from './watch-motion.ts'

const toMs = (css: string) => Number.parseFloat(css) * (css.endsWith('ms') ? 1 : 1000)
const tokens = [scale.motion.quick, scale.motion.moderate, scale.motion.reveal].map(toMs)
const rows: readonly (number | { start: number; apart: number })[] = [
  ...Object.values(times),
  { start: 0, apart: toMs(scale.motion.stagger) },
]
/** Parts that follow each other. */
const most = 30

const isRow = (ms: number) =>
  rows.some((row) => {
    if (typeof row === 'number') return row === ms
    const at = (ms - row.start) / row.apart
    return ms === row.apart || (Number.isInteger(at) && at >= 0 && at <= most)
  })
const isKnown = (ms: number) => ms === 0 || tokens.includes(ms) || isRow(ms)

const curves = ['ease', 'linear', scale.motion.ease]

const describeTimes = (element: Element, unknown: readonly string[]) =>
  unknown.length > 0 ? [`${describeElement(element)} takes ${[...new Set(unknown)].join(' and ')}`] : []

/** Describes the times of an animation that are in neither the tokens nor the table. */
function describeAnimation(animation: Animation): string[] {
  const { effect } = animation
  // The progress of a scroll has no duration. A transition that turns back takes less than its duration.
  if (!(effect instanceof KeyframeEffect) || !effect.target || animation.timeline !== document.timeline) return []
  if (animation instanceof CSSTransition) return describeTransition(effect.target, effect.pseudoElement)
  const { duration, delay = 0, easing = 'linear' } = effect.getTiming()
  // Animations of CSS have their easing on each keyframe.
  const easings = [easing, ...effect.getKeyframes().map((frame) => frame.easing)]
  return describeTimes(effect.target, [
    ...[Number(duration), delay].filter((ms) => !isKnown(ms)).map((ms) => `${ms} ms`),
    ...easings.filter((curve) => !curves.includes(curve) && !curve.startsWith('step')),
  ])
}

/** Describes the times of an element's transitions that are no tokens. A press answers at once, so transitions have no rows in the table. */
function describeTransition(element: Element, pseudoElement: string | null): string[] {
  const { transitionDuration, transitionDelay, transitionTimingFunction } = getComputedStyle(element, pseudoElement)
  if (transitionDuration === '0s') return []
  return describeTimes(element, [
    ...`${transitionDuration}, ${transitionDelay}`.split(', ').filter((time) => time !== '0s' && !tokens.includes(toMs(time))),
    ...transitionTimingFunction.split(/, (?=[a-z])/).filter((curve) => !curves.includes(curve)),
  ])
}

const remedy = 'Use a token of tokens/scale.ts, or add a row to ui/elements/motion/times.ts.'

/** Compares the animations and transitions of the page with the tokens and the table of times. */
export function assertKnownTimes(story: string): void {
  const found = [
    ...document.getAnimations().flatMap(describeAnimation),
    ...[...document.body.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => describeTransition(element, pseudo)),
    ),
  ]
  if (found.length > 0) throw new Error(`${story}: ${[...new Set(found)].join('; ')}. ${remedy}`)
}

/** Watches transitions and scripted animations while a story runs, and timeouts that a person would notice. */
export function watchTimes(story: string) {
  const found = new Set<string>()
  const noteAnimation = (animation: Animation) => {
    for (const unknown of describeAnimation(animation)) found.add(unknown)
  }
  const onTransition = ({ target }: Event) => {
    if (target instanceof Element) for (const animation of target.getAnimations({ subtree: true })) noteAnimation(animation)
  }
  document.addEventListener('transitionrun', onTransition, true)
  const restore = [
    noteCalls(Element.prototype, 'animate', (element) => {
      if (element instanceof Element) queueMicrotask(() => element.getAnimations().forEach(noteAnimation))
    }),
    // Queries in play functions poll every 50 ms and give up after 15 s.
    noteCalls(window, 'setTimeout', (_, [, ms]) => {
      if (Number(ms) > 50 && Number(ms) < 15_000 && !isKnown(Number(ms))) found.add(`something waits ${Number(ms)} ms`)
    }),
  ]
  const end = () => {
    document.removeEventListener('transitionrun', onTransition, true)
    for (const one of restore) one()
  }
  return {
    end,
    check: () => {
      end()
      if (found.size > 0) throw new Error(`${story}: ${[...found].join('; ')}. ${remedy}`)
    },
  }
}
