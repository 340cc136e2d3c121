import { startTransition, useEffect, useState, type ReactNode } from 'react'

/**
 * Leaves its place empty in the first frame of a page that replaces another, and fills it right after: the heading above does not wait for
 * it. What it holds must end the page, or what stands below would move.
 */
export function Later({
  later = true,
  children,
}: {
  /** Whether it waits; only the first value counts. @default true */
  later?: boolean
  children: ReactNode
}) {
  const [isDue, setDue] = useState(!later)
  useEffect(() => {
    if (isDue) return
    // Called right before the paint, React begins right after it.
    const frame = requestAnimationFrame(() => startTransition(() => setDue(true)))
    return () => cancelAnimationFrame(frame)
  }, [isDue])
  return isDue && children
}
