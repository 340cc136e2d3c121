import type { Attributes, Part } from '../compile/shapes/block.ts'
import { findApi } from '../compile/shapes/contract.ts'
import { findSection } from '../compile/sections.ts'

export const read = (attributes: Attributes) => ({
  calls: findApi(attributes).calls.map(({ id, method, path, summary }) => ({
    href: findSection(attributes['api'] ?? '', id),
    method,
    path,
    text: summary,
  })),
})

export type CallsData = ReturnType<typeof read>

export const markdown = ({ calls }: CallsData): Part[] => [
  {
    kind: 'table',
    head: ['Call', 'What it does'],
    rows: calls.map(({ href, method, path, text }) => [`[\`${method} ${path}\`](${href})`, text]),
  },
]
