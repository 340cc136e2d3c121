import { vars } from '@workspace/tokens/contract.css.ts'
import * as css from './FieldGroup.css.ts'

const toSelector = (classes: string) => `.${classes.replaceAll(' ', '.')}`

/**
 * Returns a token's color as computed styles write it. A detached element converts it, because `waitFor` calls its function again after each
 * change of the page.
 */
function readColor(element: Element, token: string): string {
  const { style } = new Option()
  style.color = getComputedStyle(element).getPropertyValue(token.slice('var('.length, -1))
  return style.color
}

/** Returns the state of each station, read from its colors because only CSS knows it. */
export const getStationStates = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>(toSelector(css.station))].map((station) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(station)
    const accent = readColor(station, vars.color.accent.default)
    if (backgroundColor === readColor(station, vars.color.status.danger)) return 'wrong'
    if (backgroundColor === accent) return 'complete'
    return borderTopColor === accent ? 'reached' : 'ahead'
  })

/** Returns the drawn share of the line below the only group, from 0 to 1. */
export function measureDrawnShare(canvasElement: HTMLElement): number {
  const [drawn, track] = [css.drawnOut, css.trackOut].map((name) => canvasElement.querySelector(toSelector(name))!.getBoundingClientRect())
  return drawn!.height / track!.height
}
