import { useId, type ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/paths.ts'
import { Anchor } from '../Link/Anchor.tsx'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './Button.css.ts'
import type { buttonVariants, buttonSizes } from './variants.ts'

interface Shared {
  /** Label, one to four words. */
  children: ReactNode
  /** Emphasis. @default 'primary' */
  variant?: (typeof buttonVariants)[number]
  /** `medium` is 48 px high, `small` 40 px. @default 'medium' */
  size?: (typeof buttonSizes)[number]
  /** Icon after the text. */
  icon?: IconName
}

/** Use `disabledReason` in place of `disabled`. */
export interface ButtonProps extends ElementProps<'button', 'disabled'>, Shared {
  /** Behavior in a form. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** Disables the button but keeps it focusable, and announces this reason. */
  disabledReason?: string
  /** Id of an element that already shows the reason. */
  disabledReasonId?: string
}

/** Button for an action on the page. */
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
        {...pickAllowedProps(rest, 'disabled')}
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
  /** Address, as in `Link`. */
  href: string
}

/** Link that looks like a button. */
export function ButtonLink({ children, variant = 'primary', size = 'medium', icon, ...rest }: ButtonLinkProps) {
  return (
    <Anchor
      {...pickAllowedProps(rest)}
      className={css.root({ variant, size })}
      newTabIcon={icon || variant === 'text' ? undefined : <Icon name="arrow-up-right" />}
    >
      {children}
      {icon && <Icon name={icon} />}
    </Anchor>
  )
}
