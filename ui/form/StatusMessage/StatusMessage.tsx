import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import * as css from './StatusMessage.css.ts'

/** How it went. */
export const statusTones = ['success', 'error', 'info'] as const

/** The props of `StatusMessage`. */
export interface StatusMessageProps {
  /** How it went: an error is announced at once, the others when the screen reader pauses. */
  tone: (typeof statusTones)[number]
  /** What happened, in one or two sentences. */
  title: string
  /** What follows from it: a reference number, another way. */
  children?: ReactNode
  /**
   * Takes the focus when it appears.
   * @default false
   */
  takesFocus?: boolean
  /** For a focus that the form gives itself. */
  ref?: Ref<HTMLDivElement>
}

const marks = { success: 'check', error: 'warning', info: undefined } as const

/** What became of something that the reader did. */
export function StatusMessage({ tone, title, children, takesFocus = false, ref }: StatusMessageProps) {
  const box = useRef<HTMLDivElement>(null)
  const mark = marks[tone]
  useImperativeHandle(ref, () => box.current!)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <div className={css.root} ref={box} role={tone === 'error' ? 'alert' : 'status'} data-tone={tone} tabIndex={-1}>
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
