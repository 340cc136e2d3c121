import { createElement, use, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { Failed } from './Part.tsx'

type Tag = 'blockquote' | 'div' | 'figure' | 'footer' | 'label' | 'ol' | 'p' | 'summary' | 'svg' | 'table' | 'thead' | 'ul'

const subscribe = () => () => {}

function createServedStore() {
  let isServed = false
  return { get: () => isServed, getDuringHydration: () => (isServed = typeof document !== 'undefined') }
}

/** Returns true only in a component that React hydrated. */
export function useIsServed(): boolean {
  const [store] = useState(createServedStore)
  // React reads the server snapshot only while it hydrates. The snapshots stay equal, so nothing renders again.
  return useSyncExternalStore(subscribe, store.get, store.getDuringHydration)
}

// React neither compares nor changes `dangerouslySetInnerHTML` while it hydrates.
const servedHtml = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** Element whose content has no behavior; links must be plain anchors. Inside `PartsProvider`, hydration keeps the server's HTML of it. */
export function Static<As extends Tag = 'div'>({ as, children, ...rest }: { as?: As } & ComponentProps<As>) {
  const isServed = useIsServed()
  const isKept = use(Failed) !== undefined && isServed
  return createElement<object>(as ?? 'div', { ...rest, ...(isKept ? servedHtml : { children }) })
}
