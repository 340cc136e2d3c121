import type { Kept } from '../door.server.ts'
import type { Place } from './store.server.ts'

/** Where each application lies, in memory. */
export interface Ledger extends Pick<Kept, 'has'> {
  placeOf: (reference: string) => Place | undefined
  /** Notes that an application lies in a place now; nowhere when somebody took it away. */
  put: (reference: string, place: Place | undefined, acceptedAt?: number) => void
  count: (place: Place) => number
  /** When the oldest of those that wait was accepted, in milliseconds; undefined when none waits. */
  oldest: () => number | undefined
}

/** Makes an empty ledger. */
export const createLedger = (): Ledger => {
  const places = new Map<string, Place>()
  const pending = new Map<string, number>()
  const counts: Record<Place, number> = { pending: 0, sent: 0, dead: 0, corrupt: 0 }
  return {
    // What could not be read says nothing of the next one under its name.
    has: (reference) => (places.get(reference) ?? 'corrupt') !== 'corrupt',
    placeOf: (reference) => places.get(reference),
    put: (reference, place, acceptedAt = 0) => {
      const before = places.get(reference)
      if (before) counts[before]--
      if (place) {
        places.set(reference, place)
        counts[place]++
      } else places.delete(reference)
      if (place === 'pending') pending.set(reference, acceptedAt)
      else pending.delete(reference)
    },
    count: (place) => counts[place],
    oldest: () => {
      let first: number | undefined
      for (const at of pending.values()) if (first === undefined || at < first) first = at
      return first
    },
  }
}
