import { useEffect, useState } from 'react'
import { watchVisibility } from '../motion/watchVisibility.ts'

/**
 * Returns the id of the section at the middle of the window, or `undefined` outside all sections and on the server.
 * @param ids anchors to watch. Must be referentially stable.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const crossing = new Set<string>()
    const sections = ids.map((id) => document.getElementById(id)).filter((section) => section !== null)
    return watchVisibility(
      sections,
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id)
          else crossing.delete(target.id)
        }
        setCurrent(ids.findLast((id) => crossing.has(id)))
      },
      { rootMargin: '-45% 0px -55% 0px' },
    )
  }, [ids])
  return current
}
