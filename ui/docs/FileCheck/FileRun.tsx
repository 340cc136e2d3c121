import { Button } from '../../elements/Button/Button.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import type { CodeTexts } from '../CodeBlock/CodeTools.tsx'
import { TryItAccount, type TryItAccountProps } from '../TryIt/TryItAccount.tsx'
import { TryItAnswer, type TryItResponse } from '../TryIt/TryItAnswer.tsx'
import * as css from './FileCheck.css.ts'

export interface FileRunProps extends ElementProps<'div'> {
  texts: {
    /** Labels of the button before and after the first response. */
    run: string
    again: string
    headers: string
    body: string
    noBody: string
    code: CodeTexts
  }
  /** Note about who responds, or the announcement of the response. */
  said: string
  /** Response to the request of the file. @default none */
  response?: TryItResponse | undefined
  /** State of the order. @default none */
  facts?: TryItAccountProps['facts']
  /** Actions after the order, such as skipping time. @default none */
  actions?: TryItAccountProps['actions']
  /** Called to send the request of the file. */
  onRun: () => void
}

/** Sends the request of a valid file, and shows the response and the state of the order. */
export function FileRun({ texts, said, response, facts = [], actions = [], onRun, ...rest }: FileRunProps) {
  return (
    <div {...pickAllowedProps(rest)} className={css.run}>
      <div className={css.action}>
        <Button size="small" icon="play" variant={response ? 'outline' : 'primary'} onClick={onRun}>
          {response ? texts.again : texts.run}
        </Button>
        <p className={css.said} role="status" aria-live="polite" data-tone={response && (response.status < 400 ? 'success' : 'danger')}>
          {said}
        </p>
      </div>
      <TryItAccount facts={facts} actions={actions} />
      {response && <TryItAnswer response={response} texts={texts} />}
    </div>
  )
}
