import type { CodeLine } from '../../elements/code/code-lines.ts'
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx'
import type { CodeTexts } from '../CodeBlock/CodeTools.tsx'
import * as css from './TryIt.css.ts'

/** The response to a request. */
export interface TryItResponse {
  status: number
  /** What the status means here. */
  meaning: string
  /** How long the response took, such as “3 ms”. */
  duration: string
  headers: readonly (readonly [name: string, value: string])[]
  /** Absent where the response has no body. */
  body?: readonly CodeLine[] | undefined
}

interface TryItAnswerProps {
  response: TryItResponse
  texts: { headers: string; body: string; noBody: string; code: CodeTexts }
}

/** The headers and the body of a response. */
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
