import { Slot } from 'radix-ui'
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/paths.ts'
import { Anchor } from '../Link/Anchor.tsx'
import * as css from './Button.css.ts'

/** How much a button asks for: the one thing to do, another way, or a small step. */
export const buttonVariants = ['primary', 'outline', 'text'] as const

/** The sizes of a button. */
export const buttonSizes = ['medium', 'small'] as const

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

/** The props of `Button`. */
export interface ButtonProps extends Shared {
  /**
   * What it does in a form.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset'
  /** Why it cannot be used now. With a reason it stays focusable, is announced as unavailable with the reason, and does nothing. */
  unavailable?: string
  /** The id of a visible text that gives the reason; without one the reason is read from the button itself. */
  reasonId?: string
  onClick?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** What a button looks like: on a button of its own, or on the one element that it gets. */
function Face({ asChild = false, variant = 'primary', size = 'medium', icon, children, ...props }: Omit<Shared, 'children'> & ComponentProps<'button'> & { asChild?: boolean }) {
  const Element = asChild ? Slot.Root : 'button'
  return (
    <Element className={css.root({ variant, size })} {...props}>
      <Slot.Slottable>{children}</Slot.Slottable>
      {icon && <Icon name={icon} />}
    </Element>
  )
}

/** Something to do on this page. */
export function Button({ children, type = 'button', unavailable, reasonId, onClick, ...face }: ButtonProps) {
  const ownId = useId()
  const off = unavailable !== undefined
  return (
    <>
      <Face
        {...face}
        type={type}
        aria-disabled={off || undefined}
        aria-describedby={off ? (reasonId ?? ownId) : undefined}
        onClick={off ? (event) => event.preventDefault() : onClick}
      >
        {children}
      </Face>
      {off && !reasonId && (
        <span id={ownId} hidden>
          {unavailable}
        </span>
      )}
    </>
  )
}

/** The props of `ButtonLink`. */
export interface ButtonLinkProps extends Shared {
  /** Where it leads: see `Link`. */
  href: string
  onClick?: () => void
}

/** A link that looks like a button: it leads somewhere. One that leaves the site is marked like any other link that does. */
export function ButtonLink({ children, href, onClick, ...face }: ButtonLinkProps) {
  return (
    <Face {...face} asChild>
      <Anchor href={href} onClick={onClick} mark={face.icon ? undefined : <Icon name="arrow-up-right" />}>
        {children}
      </Anchor>
    </Face>
  )
}
