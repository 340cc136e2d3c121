import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import { warnOnce } from '../warnOnce.ts'
import * as css from './Icon.css.ts'
import { iconPaths, type IconName } from './paths.ts'

export interface IconProps extends ElementProps<'svg'> {
  /** Name of the icon. */
  name: IconName
}

const alongLine: readonly IconName[] = ['arrow-left', 'arrow-right']

/** Line icon in the color and size of its text, hidden from screen readers unless it has `aria-label` and `role="img"`. */
export function Icon({ name, ...rest }: IconProps) {
  if (!(name in iconPaths)) warnOnce(`Icon has no “${name}”. Use one of iconNames.`)
  return (
    <svg
      aria-hidden={!rest['aria-label']}
      {...pickAllowedProps(rest)}
      className={css.root}
      viewBox="0 0 16 16"
      data-along-line={alongLine.includes(name) || undefined}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
