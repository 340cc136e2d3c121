import { useEffect, type ReactNode } from 'react'
import { Boundary } from '../Boundary.tsx'
import type { SheetProps } from './Sheet.tsx'
import { useLazyComponent } from './useLazyComponent.ts'

const load = async () => (await import('./Sheet.tsx')).Sheet

export function preloadSheet(): void {
  load().catch(() => {})
}

/** Renders `fallback` when loading or rendering fails. */
export function LazySheet({ fallback, ...props }: SheetProps & { fallback: ReactNode }) {
  const { open, onOpenChange } = props
  const { Component: Sheet, hasFailed } = useLazyComponent(load, open)
  useEffect(() => {
    if (hasFailed) onOpenChange(false)
  }, [hasFailed, onOpenChange])
  if (Sheet) {
    return (
      <Boundary resetOn={open || undefined} onFail={() => onOpenChange(false)} fallback={fallback}>
        <Sheet {...props} />
      </Boundary>
    )
  }
  return hasFailed ? fallback : null
}
