import { vars } from '@workspace/tokens/contract.css.ts'
import * as css from './FieldGroup.css.ts'

const toSelector = (classes: string) => `.${classes.replaceAll(' ', '.')}`

/** Returns the state of each station, read from its colors because only CSS knows it. */
export const getStationStates = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>(toSelector(css.station))].map((station) => {
    const resolve = (color: string) => {
      station.style.outlineColor = color
      const { outlineColor } = getComputedStyle(station)
      station.style.outlineColor = ''
      return outlineColor
    }
    const { backgroundColor, borderTopColor } = getComputedStyle(station)
    if (backgroundColor === resolve(vars.color.status.danger)) return 'wrong'
    if (backgroundColor === resolve(vars.color.accent.default)) return 'complete'
    return borderTopColor === resolve(vars.color.accent.default) ? 'reached' : 'ahead'
  })

/** Returns the drawn share of the line below the only group, from 0 to 1. */
export function measureDrawnShare(canvasElement: HTMLElement): number {
  const [drawn, track] = [css.drawnOut, css.trackOut].map((name) => canvasElement.querySelector(toSelector(name))!.getBoundingClientRect())
  return drawn!.height / track!.height
}
