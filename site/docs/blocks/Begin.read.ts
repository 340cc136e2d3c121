import type { Part } from '../compile/shapes/block.ts'
import { start } from '../words/start.ts'

export const markdown = (): Part[] => [
  { kind: 'list', ordered: false, items: [start.first, start.reference].map(({ href, label }) => `[${label}](${href})`) },
  { kind: 'line', text: start.note },
]
