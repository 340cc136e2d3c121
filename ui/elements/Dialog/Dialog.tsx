import { Dialog as Radix } from 'radix-ui'
import { useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ModalLayer } from '../portal/ModalLayer.tsx'
import { useTriggerElement } from '../portal/useTriggerElement.ts'
import { warnOnce } from '../warnOnce.ts'
import * as css from './Dialog.css.ts'

export interface DialogProps {
  /** Open state, if the app controls it. */
  open?: boolean
  /** Initial open state. @default false */
  defaultOpen?: boolean
  /** Called when the dialog opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** One `DialogContent`, and a `DialogTrigger` if the app does not set `open`. */
  children: ReactNode
}

/** Modal dialog. Escape and a click outside close it. The focus then returns to where it was, or else to the page's `main`. */
export function Dialog(props: DialogProps) {
  return <Radix.Root {...props} />
}

/** Attributes are passed on to the element. */
export interface DialogTriggerProps extends ElementProps<'button'> {
  /** Element that can be pressed, such as a `Button`. */
  children: ReactElement
}

function warnIfPrevented({ defaultPrevented, currentTarget }: MouseEvent) {
  if (defaultPrevented && !currentTarget.hasAttribute('aria-disabled'))
    warnOnce('Dialog stays closed because its trigger calls preventDefault on the click. To open it yourself, set `open`.')
}

/** Lets an element open the dialog. */
export function DialogTrigger({ children, onClick, ref, ...rest }: DialogTriggerProps) {
  const { place, isElement } = useTriggerElement(children, ref, 'DialogTrigger needs one element that can be pressed, such as a Button')
  if (!isElement) return children
  return (
    <Radix.Trigger
      asChild
      {...pickAllowedProps(rest)}
      ref={place}
      onClick={(event) => {
        onClick?.(event)
        warnIfPrevented(event)
      }}
    >
      {children}
    </Radix.Trigger>
  )
}

export interface DialogContentProps extends ElementProps<'div', 'title'> {
  /** Heading and accessible name. */
  title: ReactNode
  /** Accessible name of the close button. */
  closeLabel: string
  /** Content below the title. */
  children?: ReactNode
  /** `Button`s at the end, with the variant `danger` for an action that cannot be undone. */
  actions?: ReactNode
  /** Label of the button that only closes the dialog, such as “Keep it”. It comes after the `actions`. */
  cancelLabel?: string
}

/** Window of the dialog, in the theme and text direction of the place where it is written. */
export function DialogContent({ title, closeLabel, children, actions, cancelLabel, ...rest }: DialogContentProps) {
  const place = useRef<HTMLSpanElement>(null)
  return (
    <>
      <span hidden ref={place} />
      <ModalLayer {...pickAllowedProps(rest)} className={css.root} place={place}>
        <div className={css.head}>
          <div className={css.title}>
            <Radix.Title asChild>
              <Heading level={2} size="title">
                {title}
              </Heading>
            </Radix.Title>
          </div>
          <Radix.Close className={css.close} aria-label={closeLabel}>
            <Icon name="close" />
          </Radix.Close>
        </div>
        <div className={css.body}>
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
        </div>
      </ModalLayer>
    </>
  )
}
