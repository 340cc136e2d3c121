import type { Attributes, Part, Reading } from '../compile/shapes/block.ts'
import { proseElements as prose } from '#ui/docs/Prose/proseElements.tsx'
import { InlineText } from './Table.tsx'

export const read = (attributes: Attributes, { contract }: Reading) => {
  const { messages, cause, remedy } = contract.findError(attributes)
  return { messages, cause, remedy }
}

type KnownErrorData = ReturnType<typeof read>

export const markdown = ({ messages, cause, remedy }: KnownErrorData): Part[] => [
  { kind: 'messages', messages },
  { kind: 'line', text: cause },
  { kind: 'line', text: remedy },
]

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
