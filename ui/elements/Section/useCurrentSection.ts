import { useEffect, useState } from 'react'

/**
 * The id of the section that crosses the middle of the window; undefined above and between them, and on the server.
 * @param ids the anchors to watch; give the same list on every render.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const crossing = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id)
          else crossing.delete(target.id)
        }
        setCurrent(ids.findLast((id) => crossing.has(id)))
      },
      { rootMargin: '-45% 0px -55% 0px' },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
