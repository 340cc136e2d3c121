import { useState } from 'react'
import { media } from '@workspace/tokens/media.ts'
import { matchesMedia } from '../../elements/media.ts'
import { useBrowserValue } from '../../elements/useBrowserValue.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './AnswerList.css.ts'

/** Answer in an `AnswerList`. */
export interface Answer {
  name: string
  label: string
  /** The answer as text, or an empty string if it is missing. */
  value: string
  /** The answer is missing or needs a correction. @default false */
  wrong?: boolean
}

export interface AnswerListProps extends ElementProps<'details', 'open' | 'onToggle'> {
  /** Title, such as `What will be sent`. */
  title: string
  /** Progress, such as `8 of 11 required`. */
  progress?: string
  /** Answers in the order of the form. */
  answers: readonly Answer[]
  /** Text that screen readers read in place of an answer that has not been given yet. */
  emptyLabel: string
  /** Text shown in place of a missing required answer. */
  missingLabel: string
}

const isWide = () => matchesMedia(media.columns)

/** The reader's answers as they will be sent. Open beside a form and collapsed on a narrow screen. */
export function AnswerList({ title, progress, answers, emptyLabel, missingLabel, ...rest }: AnswerListProps) {
  const wide = useBrowserValue(isWide, true)
  const [chosen, choose] = useState<boolean>()
  const open = chosen ?? wide
  return (
    <details
      {...pickAllowedProps(rest)}
      className={css.root}
      open={open}
      data-auto={chosen === undefined ? '' : undefined}
      onToggle={({ currentTarget }) => {
        // The event also fires when the `open` prop changes.
        if (currentTarget.open !== open) choose(currentTarget.open)
      }}
    >
      <summary className={css.head}>
        <h3 className={css.title}>{title}</h3>
        {progress && <span className={css.progress}>{progress}</span>}
        <span className={css.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <dl className={css.list}>
        {answers.map(({ name, label, value, wrong }) => (
          <div className={css.row} key={name}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value} data-wrong={wrong ? '' : undefined}>
              {/* Browser translation replaces bare text nodes, which breaks React. */}
              {value ? (
                <span>{value}</span>
              ) : (
                <>
                  <span className={css.empty} />
                  {wrong ? <span>{missingLabel}</span> : <VisuallyHidden>{emptyLabel}</VisuallyHidden>}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
