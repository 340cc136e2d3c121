import { useEffect, useImperativeHandle, useRef, type ReactNode } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './StatusMessage.css.ts'
import type { statusTones } from './variants.ts'

export interface StatusMessageProps extends ElementProps<'div'> {
  /** `danger` is announced when it appears. Set `autoFocus` for other tones, because some screen readers announce such a message only when it changes. */
  tone: (typeof statusTones)[number]
  /** Result in one or two sentences. */
  title: string
  /** Details, such as a reference number or an alternative. */
  children?: ReactNode
  /** Focuses the message when it appears. @default false */
  autoFocus?: boolean
}

const marks = { success: 'check', danger: 'warning', info: undefined } as const

/** Message with the result of an action. */
export function StatusMessage({ tone, title, children, autoFocus = false, ref, ...rest }: StatusMessageProps) {
  const box = useRef<HTMLDivElement>(null)
  const mark = marks[tone]
  useImperativeHandle(ref, () => box.current!)
  useEffect(() => {
    if (autoFocus) box.current?.focus()
  }, [autoFocus])
  return (
    <div
      {...(tone === 'danger' ? { role: 'alert' } : { role: 'status', 'aria-live': 'polite' })}
      tabIndex={-1}
      {...pickAllowedProps(rest)}
      className={css.root}
      ref={box}
      data-tone={tone}
    >
      <p className={css.title}>
        {mark && (
          <span className={css.mark}>
            <Icon name={mark} />
          </span>
        )}
        <span className={css.words}>{title}</span>
      </p>
      {children && <div className={css.more}>{children}</div>}
    </div>
  )
}
