import { useEffect, useRef, useState } from 'react'
import type { Levels } from '../../merkle/tree.ts'
import { times } from '../../../elements/motion/times.ts'

/** Returns the levels to show. With motion, a level changes after the level below it. */
export function useRising(levels: Levels, moves: boolean): Levels {
  const [shown, setShown] = useState(levels)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    // Earlier timers stay, so that the root keeps changing while the reader types.
    for (const [level, hashes] of levels.entries()) {
      const timer = setTimeout(
        () => {
          timers.current.delete(timer)
          setShown((before) => (before[level] === hashes ? before : before.map((old, at) => (at === level ? hashes : old))))
        },
        moves ? times.hashLevels.start + level * times.hashLevels.apart : 0,
      )
      timers.current.add(timer)
    }
  }, [levels, moves])
  useEffect(() => {
    const { current: open } = timers
    return () => open.forEach(clearTimeout)
  }, [])
  return moves ? shown : levels
}
