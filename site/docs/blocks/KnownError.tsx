import { proseElements as prose } from '#ui/docs/Prose/proseElements.tsx'
import type { KnownErrorData } from './KnownError.read.ts'
import { InlineText } from './Table.tsx'

export const KnownError = ({ messages, cause, remedy }: KnownErrorData) => (
  <>
    <prose.ul>
      {messages.map((message) => (
        <prose.li key={message}>
          <prose.code>{message}</prose.code>
        </prose.li>
      ))}
    </prose.ul>
    <prose.p>{cause}</prose.p>
    <prose.p>
      <InlineText text={remedy} />
    </prose.p>
  </>
)
