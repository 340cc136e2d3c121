import { useId, type ReactNode } from 'react'
import { PauseToggle, type PauseToggleProps } from '../../elements/Ticker/PauseToggle.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './InstrumentFrame.css.ts'

export interface InstrumentFrameProps extends ElementProps<'figure'> {
  /** What the instrument shows, in a few words; it names the figure. */
  label?: string
  /** What the drawing shows, for those who cannot see it; it describes the figure. */
  alt: string
  /** How its figures are meant, such as “illustrative”. */
  note?: string
  /** The control that stops its motion. */
  pause?: PauseToggleProps
  /**
   * Lets the drawing reach the edges.
   * @default false
   */
  flush?: boolean
  /** The drawing. */
  children: ReactNode
}

/** The ruled frame that every instrument stands in, with its caption. */
export function InstrumentFrame({ label, alt, note, pause, flush, children, ...rest }: InstrumentFrameProps) {
  const id = useId()
  return (
    <figure aria-labelledby={label ? id : undefined} aria-describedby={`${id}-alt`} {...rest} className={css.root}>
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
