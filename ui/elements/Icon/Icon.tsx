import * as css from './Icon.css.ts'
import { iconPaths, type IconName } from './paths.ts'

/** The props of `Icon`. */
export interface IconProps {
  /** Which drawing. */
  name: IconName
}

/** A small line drawing in the colour and size of the text beside it; it never speaks, so the text must. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={css.root} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}
