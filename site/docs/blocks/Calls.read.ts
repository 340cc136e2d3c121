import type { Attributes } from '../compile/shapes/block.ts'
import { findApi } from '../compile/shapes/contract.ts'
import { writeLink, writeTable } from '../compile/shapes/markdown.ts'
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

export const markdown = ({ calls }: CallsData) => [
  writeTable(
    ['Call', 'What it does'],
    calls.map(({ href, method, path, text }) => [writeLink({ label: `\`${method} ${path}\``, href }), text]),
  ),
]
