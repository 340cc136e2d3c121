import type { CodeLine } from '../../elements/code/code-lines.ts'
import { CodeFrame } from '../CodeBlock/CodeFrame.tsx'
import type { CodeTexts } from '../CodeBlock/CodeTools.tsx'

export interface TryItResponse {
  status: number
  /** Name, such as “OK”. */
  words: string
  meaning: string
  duration: string
  /** Size of the body, such as “114 B”. @default none */
  size?: string
  headers: readonly (readonly [name: string, value: string])[]
  /** @default none */
  body?: readonly CodeLine[] | undefined
}

interface TryItAnswerProps {
  response: TryItResponse
  texts: { headers: string; body: string; noBody: string; code: CodeTexts }
}

export function TryItAnswer({ response: { status, words, duration, size, headers, body }, texts }: TryItAnswerProps) {
  return (
    <CodeFrame
      name={texts.body}
      title={{ status, words, facts: [duration, size].filter(Boolean).join(' · ') }}
      label={texts.body}
      panes={[
        { id: 'body', label: texts.body, ...(body ? { lines: body } : { meaning: texts.noBody }) },
        ...(headers.length > 0
          ? [
              {
                id: 'headers',
                label: `${texts.headers} ${headers.length}`,
                lines: headers.map(([name, value]) => [
                  { text: name, kind: 'property' as const },
                  { text: ': ', kind: 'punctuation' as const },
                  { text: value, kind: 'plain' as const },
                ]),
              },
            ]
          : []),
      ]}
      texts={texts.code}
    />
  )
}
