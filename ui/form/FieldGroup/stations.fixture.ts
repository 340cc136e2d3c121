import { vars } from '@workspace/tokens/contract.css.ts'
import * as css from './FieldGroup.css.ts'

const toSelector = (classes: string) => `.${classes.replaceAll(' ', '.')}`

/**
 * Returns the state of each ring. Only CSS knows the state, so this function reads it from the colors. It must not change the page, because
 * `waitFor` calls it again after each change.
 */
export function getStationStates(canvasElement: HTMLElement) {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!
  const toHex = (color: string) => {
    context.fillStyle = color
    return context.fillStyle
  }
  return [...canvasElement.querySelectorAll<HTMLElement>(toSelector(css.station))].map((station) => {
    const style = getComputedStyle(station)
    const resolve = (color: string) => toHex(style.getPropertyValue(color.slice('var('.length, -1)))
    const [background, border] = [toHex(style.backgroundColor), toHex(style.borderTopColor)]
    if (background === resolve(vars.color.status.danger)) return 'wrong'
    if (background === resolve(vars.color.accent.default)) return 'complete'
    return border === resolve(vars.color.accent.default) ? 'reached' : 'ahead'
  })
}

/** Returns the drawn share of the line below the first group, from 0 to 1. */
export function measureDrawnShare(canvasElement: HTMLElement): number {
  const [drawn, track] = [css.drawnOut, css.trackOut].map((name) => canvasElement.querySelector(toSelector(name))!.getBoundingClientRect())
  return drawn!.height / track!.height
}
