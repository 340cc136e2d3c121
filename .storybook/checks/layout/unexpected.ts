import { remedies, type Fault, type FaultKind } from './fault.ts'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Faults of the layout that the story shows on purpose. */
    meantFaults?: readonly MeantFault[]
  }
}

export interface MeantFault {
  kinds: readonly FaultKind[]
  /** Part of the element's name. */
  element: string
  reason: string
}

const isMeant = (fault: Fault, { kinds, element }: MeantFault) => kinds.includes(fault.kind) && fault.element.includes(element)

function describe(faults: readonly (Fault & { mode: string })[]): string {
  const { kind, element, detail } = faults[0]!
  const others = new Set(faults.map((fault) => fault.element)).size - 1
  const modes = [...new Set(faults.map(({ mode }) => mode))].join(', ')
  return `${kind}: ${element}${others > 0 ? ` and ${others} more` : ''} (${detail}) in ${modes}. Fix: ${remedies[kind]}`
}

/** Lists the faults that no exception allows, and the exceptions that match no fault. */
export function findUnexpected(faults: readonly (Fault & { mode: string })[], meant: readonly MeantFault[] = []): string[] {
  const left = faults.filter((fault) => !meant.some((exception) => isMeant(fault, exception)))
  const unused = meant.filter((exception) => !faults.some((fault) => isMeant(fault, exception)))
  // Groups elements whose names differ in their text, such as the items of a list.
  const groups = Object.groupBy(left, ({ kind, element }) => `${kind}: ${element.replace(/ “[^“]*”$/, '')}`)
  return [
    ...Object.values(groups).map((group) => describe(group!)),
    ...unused.map(
      ({ kinds, element }) =>
        `The exception for “${kinds.join(', ')}: ${element}” matches no fault: remove it from the parameter meantFaults of the story`,
    ),
  ]
}
