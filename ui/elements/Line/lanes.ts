import { vars } from '@workspace/tokens/contract.css.ts'
import type { Lane } from './lane-names.ts'

const beside = `min(${vars.layout.margin} / 2, 1.5rem)`

/** Size of a cell of the hero's field, which is 68 cells wide and high. */
export const pitch = 'round(down, min(0.8vw, 1.13svh), 1px)'

/** Rounds a position so that both edges of a line centered on it are on whole pixels. */
const whole = (place: string) => `(round(${place} - ${vars.stroke.line} / 2, 1px) + ${vars.stroke.line} / 2)`

/** Distances from the start of the twelve columns to the middle of the line. Lanes 4, 7 and 10 are in the gutters before those columns. */
export const lanes = {
  start: `calc(${whole(`${beside} * -1`)})`,
  /** Lane that ends in the footer's mark. */
  mark: 'var(--onenode-mark, 0px)',
  4: `calc(${whole(`25% - ${vars.layout.gutter} / 4`)})`,
  7: `calc(${whole('50%')})`,
  10: `calc(${whole(`75% + ${vars.layout.gutter} / 4`)})`,
  hero: `calc(${whole(`round(up, 75% + ${vars.layout.gutter} / 4, ${pitch}) + 19 * ${pitch}`)})`,
  end: `calc(${whole(`100% + ${beside}`)})`,
} as const satisfies Record<Lane, string>
