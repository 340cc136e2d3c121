import { Dialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import type { ElementProps } from '../attributes.ts'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Dialog.css.ts'

/** Attributes reach the dialog itself, not its trigger. */
export interface DialogProps extends ElementProps<'div', 'title'> {
  /** What it asks or shows: its heading and its name. */
  title: ReactNode
  /** The button that opens it. Without one the app opens it by `open`. */
  trigger?: ReactElement
  /** Names the button that closes it. */
  closeLabel: string
  /** Whether it is open, where the app keeps that. */
  open?: boolean
  /**
   * It is open at first.
   * @default false
   */
  defaultOpen?: boolean
  /** Hears that it opens or closes. */
  onOpenChange?: (open: boolean) => void
  children?: ReactNode
  /** `Button`s at its end; an action that cannot be undone is a `danger` one. */
  actions?: ReactNode
  /** Names the button behind the actions that changes nothing and closes it, such as “Keep it”. */
  cancelLabel?: string
}

/** A modal dialog: it takes the focus and keeps it, closes on Escape and on a click outside, and gives the focus back. */
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
  return (
    <Radix.Root
      {...(open !== undefined && { open })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        {/* Not Radix’s overlay, which writes a style element that a strict content policy refuses. */}
        <div className={css.backdrop} />
        <Radix.Content aria-describedby={undefined} aria-modal {...rest} className={css.root}>
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
      </Radix.Portal>
    </Radix.Root>
  )
}
