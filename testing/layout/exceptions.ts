import type { Fault, FaultKind } from './fault.ts'

/** A fault that is meant. */
export interface Exception {
  /** The id of a story, or the path of a page. */
  at: string
  kind: FaultKind
  /** A part of the name of the element. */
  element: string
  reason: string
}

/** Every fault that is meant, in a story or on a page. */
export const exceptions: readonly Exception[] = []

const isMeant = (fault: Fault, { kind, element }: Exception) => kind === fault.kind && fault.element.includes(element)

/** The faults of a story or page that no exception names, and the exceptions that nothing needs anymore. */
export function unexpected(at: string, faults: readonly (Fault & { mode: string })[], known = exceptions): string[] {
  const own = known.filter((exception) => exception.at === at)
  const modes = new Map<string, Set<string>>()
  for (const { kind, element, detail, mode } of faults.filter((fault) => !own.some((exception) => isMeant(fault, exception)))) {
    // The first mode says how much; the others only that it is there, too.
    const name = `${kind}: ${element}`
    modes.set(name, (modes.get(name) ?? new Set([detail])).add(mode))
  }
  return [
    ...[...modes].map(([name, [detail, ...in_]]) => `${name} (${detail}) in ${in_.join(', ')}`),
    ...own
      .filter((exception) => !faults.some((fault) => isMeant(fault, exception)))
      .map(({ kind, element }) => `The exception for “${kind}: ${element}” is not needed: remove it from testing/layout/exceptions.ts`),
  ]
}
