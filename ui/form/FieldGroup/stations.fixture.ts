import { vars } from '@workspace/tokens/contract.css.ts'
import * as css from './FieldGroup.css.ts'

/** State of each station, read from its paint: CSS alone keeps it. */
export const stationsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>(`.${css.station}`)].map((station) => {
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

/** How far the line of the only group goes on, from 0 to 1. */
export function drawnOf(canvasElement: HTMLElement): number {
  const [drawn, track] = [css.drawnOut, css.trackOut].map((name) =>
    canvasElement.querySelector(`.${name.split(' ').join('.')}`)!.getBoundingClientRect(),
  )
  return drawn!.height / track!.height
}
