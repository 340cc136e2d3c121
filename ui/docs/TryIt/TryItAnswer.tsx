import type { CodeLine } from '../../elements/code/code-lines.ts'
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx'
import type { CodeTexts } from '../CodeBlock/CodeTools.tsx'
import * as css from './TryIt.css.ts'

export interface TryItResponse {
  status: number
  /** Meaning of the status. */
  meaning: string
  /** Duration, such as “3 ms”. */
  duration: string
  headers: readonly (readonly [name: string, value: string])[]
  /** Body; absent when the response has none. */
  body?: readonly CodeLine[] | undefined
}

interface TryItAnswerProps {
  response: TryItResponse
  texts: { headers: string; body: string; noBody: string; code: CodeTexts }
}

/** Headers and body of a response. */
export function TryItAnswer({ response: { headers, body }, texts }: TryItAnswerProps) {
  return (
    <>
      {headers.length > 0 && (
        <dl className={css.headers} aria-label={texts.headers}>
          {headers.map(([name, value]) => (
            <div key={name} className={css.header}>
              <dt className={css.headerName}>{name}</dt>
              <dd className={css.headerValue}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {body ? <CodeBlock title={texts.body} lines={body} texts={texts.code} /> : <p className={css.hint}>{texts.noBody}</p>}
    </>
  )
}
