import { useEffect, type ReactNode } from 'react'
import type { DialogProps } from './Dialog.tsx'
import { useLazyComponent } from './useLazyComponent.ts'

const load = async () => (await import('./Dialog.tsx')).Dialog

/** Loads the dialog before it is opened: at a sign that it will be. */
export function preloadDialog(): void {
  load().catch(() => {})
}

/** `Dialog`, whose file comes when it is opened; `fallback` stands in its place when the file cannot be loaded. */
export function LazyDialog({ fallback, ...props }: DialogProps & { fallback: ReactNode }) {
  const { open, onOpenChange } = props
  const { Component: Dialog, hasFailed } = useLazyComponent(load, open)
  useEffect(() => {
    if (hasFailed) onOpenChange(false)
  }, [hasFailed, onOpenChange])
  if (Dialog) return <Dialog {...props} />
  return hasFailed ? fallback : null
}
