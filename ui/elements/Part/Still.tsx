import { cloneElement, createContext, use, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react'

const subscribe = () => () => {}

function createServedStore() {
  let isServed = false
  return { get: () => isServed, getDuringHydration: () => (isServed = typeof document !== 'undefined') }
}

/** Returns true in a component that React hydrated, as long as it is mounted. False on the server and in one that React rendered itself. */
function useIsServed(): boolean {
  const [store] = useState(createServedStore)
  // React reads the snapshot of the server only while it hydrates. Both snapshots stay equal, so it renders nothing again.
  return useSyncExternalStore(subscribe, store.get, store.getDuringHydration)
}

// React does not compare or change HTML of this kind while it hydrates.
const servedHtml = { children: undefined, dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/**
 * Makes a component of one HTML element keep the HTML of the server, so that React hydrates nothing inside. Only for content without
 * behavior, whose links are plain anchors.
 */
export const keepServed =
  <Props,>(render: (props: Props) => ReactElement) =>
  (props: Props) => {
    const isServed = useIsServed()
    const element = render(props)
    return isServed ? cloneElement(element, servedHtml) : element
  }

const Stillness = createContext(false)

/** Sections without behavior, whose links are plain anchors: they keep the HTML of the server, and React hydrates nothing inside. */
export const Still = ({ children }: { children: ReactNode }) => <Stillness value>{children}</Stillness>

/** Returns props that set an element's content. Inside `Still`, a hydrated element keeps the server's HTML instead. */
export function useContent(children: ReactNode): { children: ReactNode } {
  const isServed = useIsServed()
  return use(Stillness) && isServed ? servedHtml : { children }
}
