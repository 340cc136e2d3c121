import { Toggle } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { chooseDark, isDark, watchTheme } from './theme.ts'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './ThemeToggle.css.ts'

export interface ThemeToggleProps extends ElementProps<'button'> {
  /** Accessible name, such as `Dark theme`. */
  label: string
}

const onServer = () => false

/** Switches the theme and saves the choice. If the reader chooses the system's theme, the page follows the system again. */
export function ThemeToggle({ label, ...rest }: ThemeToggleProps) {
  const dark = useSyncExternalStore(watchTheme, isDark, onServer)
  return (
    <Toggle.Root
      aria-label={label}
      title={label}
      {...pickAllowedProps(rest)}
      className={css.root}
      pressed={dark}
      onPressedChange={() => chooseDark(!isDark())}
    >
      <svg className={css.disc} viewBox="0 0 20 20" aria-hidden="true">
        <circle className={css.ring} cx="10" cy="10" r="7.25" />
        <path className={css.half} d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" />
      </svg>
    </Toggle.Root>
  )
}
