import { useEffect, useId, useImperativeHandle, useRef, type ReactNode } from 'react'
import { watchSize } from '../../elements/motion/watchSize.ts'
import { Button } from '../../elements/Button/Button.tsx'
import { CopyStatus, type CopyTexts } from '../../elements/CopyButton/CopyStatus.tsx'
import { useCopy } from '../../elements/CopyButton/useCopy.ts'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Receipt.css.ts'

export interface ReceiptProps extends ElementProps<'section'> {
  /** Result in one or two sentences, and accessible name. */
  result: string
  /** Sentence below the result. */
  detail?: string
  /** Who sent the form, such as a company. */
  subject?: string
  /** Time of the submission in words. */
  time?: string
  /** Label of the reference. */
  referenceLabel: string
  /** Reference, such as `ON-7G4K-2MXD`. */
  reference: string
  /** Long form of the reference, such as a UUID. */
  longReference?: string
  /** Labels of the buttons. */
  texts: { copy: CopyTexts; print: string }
  /** Sentence beside the buttons. */
  note?: string
  /** Next steps in order. */
  next: readonly { title: string; text: ReactNode }[]
  /** Sentence at the end, such as a contact. */
  children?: ReactNode
  /** Focuses the receipt when it appears. @default false */
  autoFocus?: boolean
}

/** Minimum distance of the line from the corners of the card, in px. */
const minDistance = 40

function followNode(card: HTMLElement) {
  const hub = document.querySelector('[data-hub]')
  if (!hub) return
  const align = () => {
    const { top, height } = card.getBoundingClientRect()
    const middle = hub.getBoundingClientRect()
    const at = middle.top + middle.height / 2 - top
    if (at > minDistance && at < height - minDistance) card.style.setProperty(css.exitName, `${at}px`)
    else card.style.removeProperty(css.exitName)
  }
  return watchSize([card, document.body], align)
}

/** Receipt that replaces a submitted form. The line leads through it to the node. */
export function Receipt(props: ReceiptProps) {
  const { result, detail, subject, time, referenceLabel, reference, longReference, texts, note, next, children, ...others } = props
  const { autoFocus = false, ref, ...rest } = others
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const [state, copy] = useCopy()
  useImperativeHandle(ref, () => box.current!)
  useEffect(() => {
    if (autoFocus) box.current?.focus()
  }, [autoFocus])
  useEffect(() => followNode(card.current!), [])
  return (
    <section aria-labelledby={id} tabIndex={-1} {...pickAllowedProps(rest)} className={css.root} ref={box}>
      <div className={css.result}>
        <span className={css.arrives} />
        <span className={css.verified} />
        <p id={id}>{result}</p>
        {detail && <p className={css.detail}>{detail}</p>}
      </div>
      <div className={css.passage} ref={card}>
        <span className={css.enters} />
        <span className={css.leaves} />
        <span className={css.goesOn} />
        <div className={css.card}>
          {(subject || time) && (
            <div className={css.head}>
              <h2 className={css.subject}>{subject}</h2>
              <p className={css.fact}>{time}</p>
            </div>
          )}
          <p className={css.fact}>{referenceLabel}</p>
          <p className={css.reference}>
            <span className={css.digits} translate="no">
              {reference}
            </span>
            {longReference && (
              <span className={css.long} translate="no">
                {longReference}
              </span>
            )}
          </p>
          <div className={css.actions}>
            <div className={css.buttons}>
              <Button variant="outline" onClick={() => copy(() => reference)}>
                {state === 'copied' ? texts.copy.copied : state === 'failed' ? texts.copy.failed : texts.copy.label}
              </Button>
              <Button variant="outline" onClick={() => print()}>
                {texts.print}
              </Button>
              <CopyStatus state={state} texts={texts.copy} />
            </div>
            {note && <p className={css.note}>{note}</p>}
          </div>
        </div>
      </div>
      <ol className={css.next}>
        {next.map((step) => (
          <li className={css.step} key={step.title}>
            <span className={css.ahead} />
            <span className={css.station} />
            <h2 className={css.name}>{step.title}</h2>
            <p className={css.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      {children && <div className={css.more}>{children}</div>}
    </section>
  )
}
