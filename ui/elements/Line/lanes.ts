import { vars } from '@workspace/tokens/contract.css.ts'
import type { Lane } from './lane-names.ts'

const beside = `min(${vars.layout.margin} / 2, 1.5rem)`

/** Cell of the hero's field, px: the field is 68 cells wide and high. */
export const pitch = 'round(down, min(0.8vw, 1.13svh), 1px)'

/**
 * Where the middle of the line can run: both margins, and the gutters before columns 4, 7 and 10; `hero` is where it leaves the
 * field. Each is a distance from the inline start of the twelve columns.
 */
export const lanes = {
  start: `calc(${beside} * -1)`,
  /** Where a page's line ends, in the mark of the footer. */
  mark: 'var(--onenode-mark, 0px)',
  4: `calc(25% - ${vars.layout.gutter} / 4)`,
  7: '50%',
  10: `calc(75% + ${vars.layout.gutter} / 4)`,
  hero: `calc(round(up, 75% + ${vars.layout.gutter} / 4, ${pitch}) + 19 * ${pitch})`,
  end: `calc(100% + ${beside})`,
} as const satisfies Record<Lane, string>
