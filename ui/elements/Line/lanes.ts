import { vars } from '@workspace/tokens/contract.css.ts'
import type { Lane } from './lane-names.ts'

const beside = `min(${vars.layout.margin} / 2, 1.5rem)`

/** Size of a cell in the hero's field, which is 68 cells wide and high. */
export const pitch = 'round(down, min(0.8vw, 1.13svh), 1px)'

/**
 * Positions of the middle of the line, as distances from the inline start of the twelve columns: in both margins, in the gutters before
 * columns 4, 7 and 10, and where the line leaves the hero's field.
 */
export const lanes = {
  start: `calc(${beside} * -1)`,
  /** End of a page's line in the mark of the footer. */
  mark: 'var(--onenode-mark, 0px)',
  4: `calc(25% - ${vars.layout.gutter} / 4)`,
  7: '50%',
  10: `calc(75% + ${vars.layout.gutter} / 4)`,
  hero: `calc(round(up, 75% + ${vars.layout.gutter} / 4, ${pitch}) + 19 * ${pitch})`,
  end: `calc(100% + ${beside})`,
} as const satisfies Record<Lane, string>
