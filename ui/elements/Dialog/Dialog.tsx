import { Dialog as Radix } from 'radix-ui'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ModalLayer } from '../portal/ModalLayer.tsx'
import { markTriggerWrapper, useTrigger, WithoutPassed } from '../portal/useTrigger.tsx'
import { warnOnce } from '../warnOnce.ts'
import * as css from './Dialog.css.ts'

/** Attributes are set on the dialog, not on its trigger. */
export interface DialogProps extends ElementProps<'div', 'title'> {
  /** Heading and accessible name. */
  title: ReactNode
  /** Button that opens the dialog. Without it, the app sets `open`. */
  trigger?: ReactElement
  /** Accessible name of the close button. */
  closeLabel: string
  /** Open state, if the app controls it. */
  open?: boolean
  /** Initial open state. @default false */
  defaultOpen?: boolean
  /** Called when the dialog opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Content below the title. */
  children?: ReactNode
  /** `Button`s at the end, with the variant `danger` for an action that cannot be undone. */
  actions?: ReactNode
  /** Label of the button that only closes the dialog, such as “Keep it”. It comes after the `actions`. */
  cancelLabel?: string
}

function warnIfPrevented({ defaultPrevented, currentTarget }: MouseEvent) {
  if (defaultPrevented && !currentTarget.hasAttribute('aria-disabled'))
    warnOnce('Dialog stays closed because its trigger calls preventDefault on the click. To open it yourself, set `open`.')
}

/**
 * Modal dialog in the theme and text direction of its trigger. Escape and a click outside close it. The focus then returns to where it was,
 * or else to the trigger or the page's `main`.
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
  const { place, attributes, element } = useTrigger(trigger, 'Dialog opens by one element that can be pressed, such as a Button')
  return (
    <Radix.Root
      {...(open !== undefined && { open })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <WithoutPassed>
        {element ? (
          <Radix.Trigger
            asChild
            {...attributes}
            ref={place}
            onClick={(event) => {
              attributes.onClick?.(event)
              warnIfPrevented(event)
            }}
          >
            {element}
          </Radix.Trigger>
        ) : (
          <span hidden ref={place} />
        )}
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
      </WithoutPassed>
    </Radix.Root>
  )
}
markTriggerWrapper(Dialog)
