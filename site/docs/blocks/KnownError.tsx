import { proseElements as prose } from '#ui/docs/Prose/proseElements.tsx'
import type { KnownErrorData } from './KnownError.read.ts'

export const KnownError = ({ messages }: KnownErrorData) => (
  <prose.ul>
    {messages.map((message) => (
      <prose.li key={message}>
        <prose.code>{message}</prose.code>
      </prose.li>
    ))}
  </prose.ul>
)
