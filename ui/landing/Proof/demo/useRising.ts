import { useEffect, useState } from 'react'
import type { Levels } from '../../merkle/tree.ts'

/** Time from a change to its leaves, and from a level to the next one, ms. */
const [start, apart] = [60, 260]

/** Levels as they are shown: where they move, each level follows the one below it. */
export function useRising(levels: Levels, moves: boolean): Levels {
  const [shown, setShown] = useState(levels)
  useEffect(() => {
    // A later text does not stop the way of an earlier one: the root changes while the reader writes.
    for (const [level, hashes] of levels.entries())
      setTimeout(() => setShown((before) => before.map((old, at) => (at === level ? hashes : old))), moves ? start + level * apart : 0)
  }, [levels, moves])
  return moves ? shown : levels
}
