import { useEffect, useState } from 'react'
import type { Levels } from '../../merkle/tree.ts'

/** Milliseconds from a change to the leaves, and from each level to the next. */
const [start, apart] = [60, 260]

/** Returns the levels to show. With motion, each one changes after the one below it. */
export function useRising(levels: Levels, moves: boolean): Levels {
  const [shown, setShown] = useState(levels)
  useEffect(() => {
    // Earlier timers stay, so that the root keeps changing while the reader types.
    for (const [level, hashes] of levels.entries())
      setTimeout(
        () => setShown((before) => (before[level] === hashes ? before : before.map((old, at) => (at === level ? hashes : old)))),
        moves ? start + level * apart : 0,
      )
  }, [levels, moves])
  return moves ? shown : levels
}
