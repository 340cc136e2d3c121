import { useEffect, type ReactNode } from 'react'
import type { DialogProps } from './Dialog.tsx'
import { DialogBoundary } from './DialogBoundary.tsx'
import { useLazyComponent } from './useLazyComponent.ts'

const load = async () => (await import('./Dialog.tsx')).Dialog

/** Loads the dialog before it is opened: at a sign that it will be. */
export function preloadDialog(): void {
  load().catch(() => {})
}

/** `Dialog`, whose file comes when it is opened; `fallback` stands in its place when the file cannot be loaded or the dialog fails. */
export function LazyDialog({ fallback, ...props }: DialogProps & { fallback: ReactNode }) {
  const { open, onOpenChange } = props
  const { Component: Dialog, hasFailed } = useLazyComponent(load, open)
  useEffect(() => {
    if (hasFailed) onOpenChange(false)
  }, [hasFailed, onOpenChange])
  if (Dialog) {
    return (
      <DialogBoundary open={open} onFail={() => onOpenChange(false)} fallback={fallback}>
        <Dialog {...props} />
      </DialogBoundary>
    )
  }
  return hasFailed ? fallback : null
}
