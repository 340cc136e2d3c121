import type { ElementProps } from '../attributes.ts'
import * as css from './Icon.css.ts'
import { iconPaths, type IconName } from './paths.ts'

export interface IconProps extends ElementProps<'svg'> {
  /** Which drawing. */
  name: IconName
}

/** Arrows that point along the line, and the other way where it is read from right to left. */
const alongLine: readonly IconName[] = ['arrow-left', 'arrow-right']

/** A small line drawing in the color and size of the text beside it. It is hidden from screen readers unless it has an `aria-label`; give it `role="img"` as well. */
export function Icon({ name, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden={!rest['aria-label']}
      focusable="false"
      {...rest}
      className={css.root}
      viewBox="0 0 16 16"
      data-along-line={alongLine.includes(name) || undefined}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
