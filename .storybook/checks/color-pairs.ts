import { least } from '../../tokens/color/colors.ts'
import { colorOf, grounds, pairs, type ColorPair } from '../../tokens/color/pairs.ts'

type Ground = keyof typeof grounds

const hexOf = (color: string) => {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)
  return channels
    ? `#${channels
        .slice(1)
        .map((channel) => Number(channel).toString(16).padStart(2, '0'))
        .join('')}`
    : undefined
}

const groundOf = (element: Element): Ground => {
  const dark = element.closest<HTMLElement>('[data-theme]')?.dataset.theme === 'dark'
  const theme = dark ? 'dark' : 'light'
  switch (element.closest<HTMLElement>('[data-band]')?.dataset.band) {
    case 'ink':
      return `${theme}Ink`
    case 'sand':
      return `${theme}Sand`
    case 'accent':
      return `${theme}Accent`
    case 'code':
      return `${theme}Code`
    default:
      return theme
  }
}

function backgroundOf(element: Element | null): string | undefined {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
  }
  return undefined
}

const speaks = (element: Element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })

function meetings(element: Element): { ink: string; on: string | undefined; use: ColorPair['use'] }[] {
  const style = getComputedStyle(element)
  const met: ReturnType<typeof meetings> = []
  // Transparent text is a copy that only keeps a ground in place.
  if (speaks(element) && element.getBoundingClientRect().width > 1 && style.color !== 'rgba(0, 0, 0, 0)') {
    const ink = element.closest('svg') ? style.fill : style.color
    met.push({ ink, on: element.closest('svg') ? undefined : backgroundOf(element), use: 'text' })
  }
  if (element.matches('input, select, textarea') && Number.parseFloat(style.borderTopWidth) > 0) {
    met.push({ ink: style.borderTopColor, on: backgroundOf(element.parentElement), use: 'control' })
  }
  return met
}

/**
 * Leaves out native controls without a class, which stories use as stand-ins in the browser's own colors, and `data-own-accent`, which
 * wears the accent of another app: `contrastProblems` judges it, and axe as everywhere.
 */
const standIn = (element: Element) => element.closest(':is(button, input, select, textarea):not([class]), [data-own-accent]') !== null

/** Color pairs of a part of the page, each with the first element that has it. */
function measured(
  root: Element,
): Map<string, { fore: string | undefined; back: string; use: ColorPair['use']; ground: Ground; element: Element }> {
  // Ends transitions: a color halfway between two belongs to no pair.
  for (const animation of root.ownerDocument.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  const found: ReturnType<typeof measured> = new Map()
  for (const element of root.querySelectorAll('*')) {
    if (!seen(element) || standIn(element)) continue
    for (const { ink, on, use } of meetings(element)) {
      const [fore, back, ground] = [hexOf(ink), on && hexOf(on), groundOf(element)]
      const name = `${use}, ${fore ?? ink} on ${back}, ${ground}`
      if (back && !found.has(name)) found.set(name, { fore, back, use, ground, element })
    }
  }
  return found
}

/** Fails when a pair of colors is not in `tokens/color/colors.ts`, and names an element that has it. */
export function assertKnownPairs(root: Element): void {
  const unknown = [...measured(root)].filter(
    ([, { fore, back, use, ground }]) =>
      !pairs.some((pair) => {
        const [ink, on] = [colorOf(grounds[ground], pair.ink), colorOf(grounds[ground], pair.on)]
        return least[pair.use] >= least[use] && ink.toLowerCase() === fore && on.toLowerCase() === back
      }),
  )
  if (unknown.length === 0) return
  const places = unknown.map(([name, { element }]) => `${name}: ${element.localName} “${element.textContent.trim().slice(0, 24)}”`)
  throw new Error(
    `Colors meet that tokens/color/colors.ts does not list, so nobody measures their contrast. Add the pair to its row or change the style.\n${places.join(
      '\n',
    )}`,
  )
}
