import { createVar, globalStyle } from '@vanilla-extract/css'
import { layout, stroke } from '@workspace/tokens/values.ts'
import type { Lane } from './lane-names.ts'

const beside = `min(${layout.margin} / 2, 1.5rem)`

/** Size of a cell of the hero's field, which is 68 cells wide and high. */
export const pitch = createVar()

/** Rounds a position so that both edges of a line centered on it are on whole pixels. */
const whole = (place: string) => `calc(round(${place} - ${stroke.line} / 2, 1px) + ${stroke.line} / 2)`

/** Distances from the start of the twelve columns to the middle of the line. Lanes 4, 7 and 10 are in the gutters before those columns. */
export const lanes = {
  start: createVar(),
  /** Lane that ends in the footer's mark. */
  mark: 'var(--onenode-mark, 0px)',
  4: createVar(),
  7: createVar(),
  10: createVar(),
  hero: createVar(),
  end: createVar(),
} as const satisfies Record<Lane, string>

/** Size of half a turn, rounded up to a whole pixel, so that the two halves meet. */
export const halfSize = createVar()

// Properties of the page, because many rules use each of them. A percentage refers to the element that uses the property.
globalStyle(':root', {
  vars: {
    [pitch]: 'round(down, min(0.8vw, 1.13svh), 1px)',
    [lanes.start]: whole(`${beside} * -1`),
    [lanes[4]]: whole(`25% - ${layout.gutter} / 4`),
    [lanes[7]]: whole('50%'),
    [lanes[10]]: whole(`75% + ${layout.gutter} / 4`),
    [lanes.hero]: whole(`round(up, 75% + ${layout.gutter} / 4, ${pitch}) + 19 * ${pitch}`),
    [halfSize]: `round(up, 50% + ${stroke.line} / 2, 1px)`,
    [lanes.end]: whole(`100% + ${beside}`),
  },
})
