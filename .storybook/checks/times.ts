import { scale } from '../../tokens/scale.ts'
import { times } from '../../ui/elements/motion/times.ts'
import { describeElement } from './layout/fault.ts'
import { noteCalls } from './watch-motion.ts'

const toMs = (css: string) => Number.parseFloat(css) * (css.endsWith('ms') ? 1 : 1000)
const tokens = [0, ...[scale.motion.quick, scale.motion.moderate, scale.motion.reveal].map(toMs)]
const rows: readonly (number | { start: number; apart: number })[] = [
  ...Object.values(times),
  { start: 0, apart: toMs(scale.motion.stagger) },
]
/** Maximum number of parts that start to move one after another. */
const most = 30

const isDuration = (ms: number) => tokens.includes(ms) || rows.includes(ms)
const isWait = (ms: number) =>
  isDuration(ms) ||
  rows.some((row) => {
    if (typeof row === 'number') return false
    const at = (ms - row.start) / row.apart
    return Number.isInteger(at) && at >= 0 && at <= most
  })

/** Returns the times in CSS, in ms. Tokens don't count, because they are variables. */
const readTimes = (css: string) => [...css.matchAll(/(?<![\w-])[\d.]+m?s\b/g)].map(([time]) => toMs(time))

/**
 * Returns the times of a rule that are not allowed. Each literal time in a transition is a fault: its duration must be a token, and a delay
 * is not allowed, because the page must respond to a press at once.
 */
function findUnknown({
  transition,
  transitionDuration,
  transitionDelay,
  animation,
  animationDuration,
  animationDelay,
}: CSSStyleDeclaration) {
  const animations = animation.split(/,(?![^(]*\))/).map(readTimes)
  return [
    ...readTimes([transition, transitionDuration, transitionDelay].join(' ')).filter((ms) => ms > 0),
    ...[...readTimes(animationDuration), ...animations.map(([duration = 0]) => duration)].filter((ms) => !isDuration(ms)),
    ...[...readTimes(animationDelay), ...animations.map(([, delay = 0]) => delay)].filter((ms) => !isWait(ms)),
  ]
}

function* listRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) yield* listRules(rule.cssRules)
  }
}

const remedy = 'Use a time and an easing of tokens/scale.ts, or add the time to ui/elements/motion/times.ts.'

/** Compares the styles of the page with the tokens and the table of times. Reads all rules, also for states that the story doesn't show. */
export function assertKnownTimes(story: string): void {
  const found = [...document.styleSheets].flatMap(({ cssRules }) =>
    // Skips Storybook's own styles.
    [...listRules(cssRules)]
      .filter(({ selectorText }) => !selectorText.startsWith('.sb-'))
      .flatMap(({ selectorText, style }) => findUnknown(style).map((ms) => `${selectorText} takes ${ms} ms`)),
  )
  if (found.length > 0) throw new Error(`${story}: ${[...new Set(found)].join('; ')}. ${remedy}`)
}

/** Watches scripted animations while a story runs, and timeouts that a person would notice. */
export function watchTimes(story: string) {
  const found = new Set<string>()
  const noteAnimation = (element: unknown, options: unknown) => {
    if (!(element instanceof Element) || typeof options !== 'object' || options === null) return
    const { duration, delay = 0, easing } = options as KeyframeAnimationOptions
    // An animation that follows the scroll position has no duration.
    if ('timeline' in options) return
    const name = describeElement(element)
    if (!isDuration(Number(duration))) found.add(`${name} takes ${String(duration)} ms`)
    if (!isWait(delay)) found.add(`${name} begins after ${delay} ms`)
    if (easing?.replaceAll(' ', '') !== scale.motion.ease.replaceAll(' ', '')) found.add(`${name} moves with ${easing}`)
  }
  const restore = [
    noteCalls(Element.prototype, 'animate', (element, [, options]) => noteAnimation(element, options)),
    // Skips queries in play functions, which poll every 50 ms and give up after 15 s.
    noteCalls(window, 'setTimeout', (_, [, ms]) => {
      // Skips stories of whole pages, because their waits belong to the site.
      if (!story.startsWith('pages-') && Number(ms) > 50 && Number(ms) < 15_000 && !isWait(Number(ms)))
        found.add(`a timeout waits ${Number(ms)} ms`)
    }),
  ]
  const end = () => {
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
