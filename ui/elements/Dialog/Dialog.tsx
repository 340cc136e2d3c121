import { Dialog as Radix } from 'radix-ui'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ModalLayer } from '../portal/ModalLayer.tsx'
import { markTriggerWrapper, useTrigger, WithoutPassed } from '../portal/trigger.tsx'
import { warnOnce } from '../warnOnce.ts'
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

function tellPrevented({ defaultPrevented, currentTarget }: MouseEvent) {
  if (defaultPrevented && !currentTarget.hasAttribute('aria-disabled'))
    warnOnce('Dialog stays closed: its trigger prevents the default of the click. Open it by `open` where that is meant.')
}

/**
 * Modal dialog: it traps the focus, closes on Escape and on a click outside, and returns the focus to where it was, else to its
 * trigger, else to the `main` of the page, unless the app moves it. It has the theme and the direction of its place.
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
              tellPrevented(event)
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
