import { useEffect, useState } from 'react'
import { watchLastVisible } from '../motion/watchVisibility.ts'

/**
 * Returns the id of the section that is at 45 % of the window's height, from the top. Undefined on the server and between sections. `ids` must
 * be referentially stable.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const sections = ids.map((id) => document.getElementById(id)).filter((section) => section !== null)
    return watchLastVisible(sections, '-45% 0px -55% 0px', (last) => setCurrent(last?.id))
  }, [ids])
  return current
}
