import { remedies, type Fault, type FaultKind } from './fault.ts'

export interface Exception {
  /** Id of a story, or path of a page. */
  at: string
  kinds: readonly FaultKind[]
  /** Part of the element's name. */
  element: string
  reason: string
}

export const exceptions: readonly Exception[] = [
  {
    at: 'foundations-motion--default',
    kinds: ['motion under reduced motion'],
    element: 'span',
    reason: 'It shows the times of the motion tokens, and moves only when the reader presses Move.',
  },
  {
    at: 'shell-socialcard--default',
    kinds: ['wider than the window', 'text that does not grow', 'narrow spaces'],
    element: 'div',
    reason: 'It is the picture of a page for other sites, with a fixed size of 1200 × 630 px.',
  },
  {
    at: 'docs-prose--keyboard',
    kinds: ['column out of view'],
    element: 'Quito',
    reason: 'It shows that the arrow keys scroll a table with more columns than fit in any window.',
  },
  {
    at: 'docs-prose--table-without-caption',
    kinds: ['column out of view'],
    element: 'Quito',
    reason: 'It shows the name of a table with more columns than fit in any window.',
  },
]

const isMeant = (fault: Fault, { kinds, element }: Exception) => kinds.includes(fault.kind) && fault.element.includes(element)

function describe(faults: readonly (Fault & { mode: string })[]): string {
  const { kind, element, detail } = faults[0]!
  const others = new Set(faults.map((fault) => fault.element)).size - 1
  const modes = [...new Set(faults.map(({ mode }) => mode))].join(', ')
  return `${kind}: ${element}${others > 0 ? ` and ${others} more` : ''} (${detail}) in ${modes}. Fix: ${remedies[kind]}`
}

/** Lists faults without an exception, and exceptions without a fault. */
export function unexpected(at: string, faults: readonly (Fault & { mode: string })[], known = exceptions): string[] {
  const own = known.filter((exception) => exception.at === at)
  const left = faults.filter((fault) => !own.some((exception) => isMeant(fault, exception)))
  const unused = own.filter((exception) => !faults.some((fault) => isMeant(fault, exception)))
  // Elements that repeat in a list or a table differ only in their text.
  const groups = Object.groupBy(left, ({ kind, element }) => `${kind}: ${element.replace(/ “[^“]*”$/, '')}`)
  return [
    ...Object.values(groups).map((group) => describe(group!)),
    ...unused.map(
      ({ kinds, element }) =>
        `The exception for “${kinds.join(', ')}: ${element}” is not needed: remove it from .storybook/checks/layout/exceptions.ts`,
    ),
  ]
}
