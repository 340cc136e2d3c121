import { createElement, use, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { Failed } from './Part.tsx'

type Tag = 'blockquote' | 'code' | 'div' | 'figure' | 'footer' | 'label' | 'ol' | 'p' | 'summary' | 'svg' | 'table' | 'thead' | 'ul'

const subscribe = () => () => {}

function createServedStore() {
  let isServed = false
  return { get: () => isServed, getDuringHydration: () => (isServed = typeof document !== 'undefined') }
}

/** Returns whether React hydrated this component from the server's HTML. */
export function useIsServed(): boolean {
  const [store] = useState(createServedStore)
  // React calls `getDuringHydration` on the server, where it returns false, and during hydration. `get` then returns the same value, so React
  // doesn't render again.
  return useSyncExternalStore(subscribe, store.get, store.getDuringHydration)
}

/** Returns true if the component must keep the server's HTML, because React doesn't hydrate its content. */
export const useKeepsServerHtml = (): boolean => {
  const isServed = useIsServed()
  return use(Failed) !== undefined && isServed
}

// While React hydrates an element with `dangerouslySetInnerHTML`, it keeps the content that the server sent.
const servedHtml = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** Element whose content doesn't react to the visitor. Links inside must be plain anchors. Inside `PartsProvider`, React doesn't hydrate the content. */
export function Static<As extends Tag = 'div'>({ as, children, ...rest }: { as?: As } & ComponentProps<As>) {
  const keepsServerHtml = useKeepsServerHtml()
  return createElement<object>(as ?? 'div', { ...rest, ...(keepsServerHtml ? servedHtml : { children }) })
}
