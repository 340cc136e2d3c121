import { Dialog as Radix } from 'radix-ui'
import { isValidElement, useCallback, useRef, type ReactElement, type ReactNode } from 'react'
import { allowed, type ElementProps } from '../attributes.ts'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { leaveToInputMethod } from '../keys.ts'
import { takeSurroundings } from '../portal/surroundings.ts'
import { tell, textIn } from '../tell.ts'
import * as css from './Dialog.css.ts'

/** Props of `Dialog`; attributes reach the dialog, not its trigger. */
export interface DialogProps extends ElementProps<'div', 'title'> {
  /** Heading and accessible name of the dialog. */
  title: ReactNode
  /** Button that opens it; without one the app sets `open`. */
  trigger?: ReactElement
  /** Accessible name of the button that closes it. */
  closeLabel: string
  /** Open state, when the app keeps it. */
  open?: boolean
  /**
   * Initial open state.
   * @default false
   */
  defaultOpen?: boolean
  /** Called with the new state when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Content below the title. */
  children?: ReactNode
  /** Actions at the end: `Button`s, of the variant `danger` when an action cannot be undone. */
  actions?: ReactNode
  /** Label of the button after the actions that closes it without a change, such as “Keep it”. */
  cancelLabel?: string
}

/**
 * Modal dialog: it traps the focus, closes on Escape and on a click outside, and returns the focus. It has the theme and the direction of
 * its place.
 */
export function Dialog({
  title,
  trigger,
  closeLabel,
  open,
  defaultOpen,
  onOpenChange,
  children,
  actions,
  cancelLabel,
  ...rest
}: DialogProps) {
  const place = useRef<HTMLButtonElement & HTMLSpanElement>(null)
  const surround = useCallback((portal: HTMLElement | null) => takeSurroundings(portal, place.current), [])
  const opener = isValidElement(trigger) ? trigger : undefined
  if (trigger && !opener) tell(`Dialog opens by an element that can be pressed, not by “${textIn(trigger)}”: give it a Button as trigger.`)
  return (
    <Radix.Root
      {...(open !== undefined && { open })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {opener ? (
        <Radix.Trigger asChild ref={place}>
          {opener}
        </Radix.Trigger>
      ) : (
        <span hidden ref={place} />
      )}
      <Radix.Portal>
        <div ref={surround}>
          {/* Own backdrop: Radix’s overlay writes a style element, which a strict content security policy refuses. */}
          <div className={css.backdrop} />
          <Radix.Content
            aria-describedby={undefined}
            aria-modal
            onEscapeKeyDown={leaveToInputMethod}
            {...allowed(rest)}
            className={css.root}
          >
            <div className={css.head}>
              <Radix.Title asChild>
                <Heading level={2} size="title">
                  {title}
                </Heading>
              </Radix.Title>
              <Radix.Close className={css.close} aria-label={closeLabel}>
                <Icon name="close" />
              </Radix.Close>
            </div>
            {children}
            {(actions ?? cancelLabel) && (
              <div className={css.actions}>
                {actions}
                {cancelLabel && (
                  <Radix.Close asChild>
                    <Button variant="outline">{cancelLabel}</Button>
                  </Radix.Close>
                )}
              </div>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
