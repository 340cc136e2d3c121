import type { Part } from '../compile/shapes/block.ts'

export const markdown = (): Part[] => [
  { kind: 'line', text: 'The page has a calculator: launch time, price per day and end time in, every charge out.' },
]
