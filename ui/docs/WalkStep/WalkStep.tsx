import { Collapsible } from 'radix-ui'
import { useCallback, type ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { UntilFound } from '../../elements/collapse/UntilFound.tsx'
import { Chevron } from '../../elements/Disclosure/Chevron.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import type { CodeCall } from '../CodeBlock/CodeFrame.tsx'
import { Method } from '../Method/Method.tsx'
import * as css from './WalkStep.css.ts'
import type { walkStepStates } from './variants.ts'

export interface WalkStepProps extends ElementProps<'section', 'id' | 'title'> {
  /** Anchor of the step. */
  id: string
  /** Number, from 1. */
  number: number
  /** Title: what the step does. */
  title: string
  /** Call, shown while the step is closed and not done. */
  call: CodeCall
  /** State: done, next or later. */
  state: (typeof walkStepStates)[number]
  /** Result: a value, such as “$50.00”, and the response's status. */
  result?: { text?: string | undefined; status: number } | undefined
  /** Shows the content. */
  open: boolean
  /** Called when the reader opens or closes the step. */
  onOpenChange: (open: boolean) => void
  /** Text and `WalkCall` of the step. */
  children: ReactNode
}

/** Step of a walk-through. Collapsed, it shows its call or result in place of its content. Without JavaScript every step is open. */
export function WalkStep({ id, number, title, call, state, result, open, onOpenChange, children, ...rest }: WalkStepProps) {
  const find = useCallback(() => onOpenChange(true), [onOpenChange])
  return (
    <Collapsible.Root asChild open={open} onOpenChange={onOpenChange}>
      <section {...pickAllowedProps(rest)} className={css.root} data-progress={state}>
        <div className={css.head}>
          <span className={css.number} aria-hidden="true">
            {state === 'done' ? <Icon name="check" /> : number}
          </span>
          <h2 className={css.heading} id={id} tabIndex={-1}>
            <Collapsible.Trigger className={css.trigger} aria-controls={open ? `${id}-content` : undefined}>
              <VisuallyHidden>{number}. </VisuallyHidden>
              {title}
            </Collapsible.Trigger>
          </h2>
          <p className={css.summary}>
            {result ? (
              <>
                <span className={css.value}>{result.text}</span>
                <strong className={css.status}>{result.status}</strong>
              </>
            ) : (
              <>
                <Method method={call.method} look="word" />
                <span className={css.path}>{call.path}</span>
              </>
            )}
          </p>
          <span className={css.arrow}>
            <Chevron />
          </span>
        </div>
        <UntilFound id={`${id}-content`} isOpen={open} onFound={find}>
          <div className={css.content}>{children}</div>
        </UntilFound>
      </section>
    </Collapsible.Root>
  )
}
