import { useId, type ReactNode } from 'react'
import { PauseToggle, type PauseToggleProps } from '../../elements/Ticker/PauseToggle.tsx'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import * as css from './InstrumentFrame.css.ts'

export interface InstrumentFrameProps extends ElementProps<'figure'> {
  /** Caption in a few words; it names the figure. */
  label?: string
  /** Description of the drawing for screen readers. */
  alt: string
  /** Status of the figures, such as “illustrative”. */
  note?: string
  /** Props of the pause control. */
  pause?: PauseToggleProps
  /**
   * Lets the drawing fill the frame to its edges.
   * @default false
   */
  flush?: boolean
  /** Drawing of the instrument. */
  children: ReactNode
}

/** Ruled frame of an instrument, with its caption. */
export function InstrumentFrame({ label, alt, note, pause, flush, children, ...rest }: InstrumentFrameProps) {
  const id = useId()
  return (
    <figure aria-labelledby={label ? id : undefined} aria-describedby={`${id}-alt`} {...allowed(rest)} className={css.root}>
      {(label ?? note ?? pause) && (
        <figcaption className={css.caption}>
          {label && (
            <span className={css.label} id={id}>
              {label}
            </span>
          )}
          {(note ?? pause) && (
            <span className={css.aside} data-control={pause ? '' : undefined}>
              {note}
              {pause && <PauseToggle {...pause} />}
            </span>
          )}
        </figcaption>
      )}
      <div className={css.body} data-flush={flush ? '' : undefined}>
        {children}
      </div>
      <p id={`${id}-alt`} hidden>
        {alt}
      </p>
    </figure>
  )
}
