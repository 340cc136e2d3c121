import { useId, type ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/paths.ts'
import { Anchor } from '../Link/Anchor.tsx'
import type { ElementProps } from '../attributes.ts'
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

/** There is no `disabled`: `disabledReason` says why the button cannot be used. */
export interface ButtonProps extends ElementProps<'button', 'disabled'>, Shared {
  /**
   * What it does in a form.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset'
  /** Why it cannot be used now. With a reason it stays focusable, is announced as unavailable with the reason, and does nothing. */
  disabledReason?: string
  /** The id of a visible text that gives the reason; without one the reason is read from the button itself. */
  disabledReasonId?: string
}

/** Something to do on this page. */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  icon,
  type = 'button',
  disabledReason,
  disabledReasonId,
  onClick,
  ...rest
}: ButtonProps) {
  const ownId = useId()
  const off = disabledReason !== undefined
  return (
    <>
      <button
        {...rest}
        className={css.root({ variant, size })}
        type={type}
        {...(off && {
          'aria-disabled': true,
          'aria-describedby': [rest['aria-describedby'], disabledReasonId ?? ownId].filter(Boolean).join(' '),
        })}
        onClick={off ? (event) => event.preventDefault() : onClick}
      >
        {children}
        {icon && <Icon name={icon} />}
      </button>
      {off && !disabledReasonId && (
        <span id={ownId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  )
}

export interface ButtonLinkProps extends ElementProps<'a', 'href'>, Shared {
  /** Where it leads: see `Link`. */
  href: string
}

/** A link that looks like a button: it leads somewhere. One that opens a new tab is marked like any other link that does. */
export function ButtonLink({ children, variant = 'primary', size = 'medium', icon, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={css.root({ variant, size })} newTabIcon={icon ? undefined : <Icon name="arrow-up-right" />}>
      {children}
      {icon && <Icon name={icon} />}
    </Anchor>
  )
}
