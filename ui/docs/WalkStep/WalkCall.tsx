import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../elements/Button/Button.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { mark } from '../Endpoint/Endpoint.css.ts'
import * as css from './WalkCall.css.ts'

export interface WalkCallProps {
  texts: {
    /** Labels of the button before and after the first response. */
    send: string
    again: string
    /** Note about who responds. */
    note: string
    /** Label of a response that matches the documented one. */
    documented: string
  }
  /** Samples of the request. */
  request: ReactNode
  /** Documented response, shown without JavaScript and in print. */
  example: ReactNode
  /** Response to the sent request. @default none */
  answer?: ReactNode
  /** The response matches the documented one. @default false */
  documented?: boolean
  /** Announcement of the response or an error. */
  said?: string | undefined
  onSend: () => void
  /** Next step: an action, or a link after the last step. Absent until the step is done. */
  next?: { label: string; onClick: () => void } | { label: string; href: string } | undefined
}

/** Request of a step, its response and the next step. */
export function WalkCall({ texts, request, example, answer, documented = false, said, onSend, next }: WalkCallProps) {
  return (
    <div className={css.root}>
      <div className={css.request} data-sent={answer ? '' : undefined}>
        {request}
        <div className={css.bar} data-band="code">
          <p className={css.note} role="status" aria-live="polite">
            {said ?? texts.note}
          </p>
          <Button size="small" icon="play" variant={answer ? 'outline' : 'primary'} onClick={onSend}>
            {answer ? texts.again : texts.send}
          </Button>
        </div>
      </div>
      {answer ? (
        <div className={css.answer}>
          {answer}
          {documented && (
            <p className={css.documented}>
              <span className={mark}>
                <Icon name="check" />
              </span>
              {texts.documented}
            </p>
          )}
        </div>
      ) : (
        <div className={css.example}>{example}</div>
      )}
      {next && (
        <div className={css.next}>
          {'href' in next ? (
            <ButtonLink size="small" icon="arrow-right" href={next.href}>
              {next.label}
            </ButtonLink>
          ) : (
            <Button size="small" icon="arrow-right" onClick={next.onClick}>
              {next.label}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
