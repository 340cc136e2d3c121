import type { Attributes, Drawn, Part, Reading } from '../compile/shapes/block.ts'
import { inline } from '../compile/shapes/table.ts'

interface KnownErrorData {
  messages: readonly string[]
  cause: string
  remedy: string
}

export const read = (attributes: Attributes, { contract }: Reading): KnownErrorData => {
  const { messages, cause, remedy } = contract.errorOf(attributes)
  return { messages, cause, remedy }
}

export const markdown = ({ messages, cause, remedy }: KnownErrorData): Part[] => [
  { kind: 'messages', messages },
  { kind: 'line', text: cause },
  { kind: 'line', text: remedy },
]

export const draw = ({ data: { messages, cause, remedy }, components }: Drawn<KnownErrorData>) => {
  const { createElement, Fragment, elements } = components
  return createElement(
    Fragment,
    null,
    createElement(
      elements.ul,
      null,
      messages.map((message) => createElement(elements.li, { key: message }, createElement(elements.code, null, message))),
    ),
    createElement(elements.p, null, cause),
    createElement(elements.p, null, inline(remedy, components)),
  )
}
