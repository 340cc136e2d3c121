import { useId, type ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/paths.ts'
import { Anchor } from '../Link/Anchor.tsx'
import type { Passed } from '../attributes.ts'
import * as css from './Button.css.ts'
import type { buttonVariants, buttonSizes } from './variants.ts'

export { buttonVariants, buttonSizes } from './variants.ts'

interface Shared {
  /** What happens, in one to four words. */
  children: ReactNode
  /**
   * How much it asks for.
   * @default 'primary'
   */
  variant?: (typeof buttonVariants)[number]
  /**
   * How large it is: `medium` is 48 px high, `small` 40 px.
   * @default 'medium'
   */
  size?: (typeof buttonSizes)[number]
  /** A drawing behind the text. */
  icon?: IconName
}

/** The props of `Button`: its own, and those of a `button`. For `disabled` take `unavailable`, which says why. */
export interface ButtonProps extends Passed<'button', 'disabled'>, Shared {
  /**
   * What it does in a form.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset'
  /** Why it cannot be used now. With a reason it stays focusable, is announced as unavailable with the reason, and does nothing. */
  unavailable?: string
  /** The id of a visible text that gives the reason; without one the reason is read from the button itself. */
  reasonId?: string
}

/** Something to do on this page. */
export function Button({ children, variant = 'primary', size = 'medium', icon, type = 'button', unavailable, reasonId, onClick, ...rest }: ButtonProps) {
  const ownId = useId()
  const off = unavailable !== undefined
  return (
    <>
      <button
        {...rest}
        className={css.root({ variant, size })}
        type={type}
        {...(off && { 'aria-disabled': true, 'aria-describedby': [rest['aria-describedby'], reasonId ?? ownId].filter(Boolean).join(' ') })}
        onClick={off ? (event) => event.preventDefault() : onClick}
      >
        {children}
        {icon && <Icon name={icon} />}
      </button>
      {off && !reasonId && (
        <span id={ownId} hidden>
          {unavailable}
        </span>
      )}
    </>
  )
}

/** The props of `ButtonLink`: its own, and those of an `a`. */
export interface ButtonLinkProps extends Passed<'a', 'href'>, Shared {
  /** Where it leads: see `Link`. */
  href: string
}

/** A link that looks like a button: it leads somewhere. One that opens a new tab is marked like any other link that does. */
export function ButtonLink({ children, variant = 'primary', size = 'medium', icon, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={css.root({ variant, size })} mark={icon ? undefined : <Icon name="arrow-up-right" />}>
      {children}
      {icon && <Icon name={icon} />}
    </Anchor>
  )
}
