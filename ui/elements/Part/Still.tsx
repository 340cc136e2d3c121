import { cloneElement, createContext, use, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react'

const subscribe = () => () => {}

function createServedStore() {
  let isServed = false
  return { get: () => isServed, getDuringHydration: () => (isServed = typeof document !== 'undefined') }
}

/** Returns true only in a component that React hydrated. */
function useIsServed(): boolean {
  const [store] = useState(createServedStore)
  // React reads the server snapshot only while it hydrates. The snapshots stay equal, so nothing renders again.
  return useSyncExternalStore(subscribe, store.get, store.getDuringHydration)
}

// React neither compares nor changes `dangerouslySetInnerHTML` while it hydrates.
const servedHtml = { children: undefined, dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** Makes hydration keep the server's HTML of a single element. Only for content without behavior; links must be plain anchors. */
export const keepServed =
  <Props,>(render: (props: Props) => ReactElement) =>
  (props: Props) => {
    const isServed = useIsServed()
    const element = render(props)
    return isServed ? cloneElement(element, servedHtml) : element
  }

const Stillness = createContext(false)

/** Makes hydration keep the server's HTML of its children, with the limits of `keepServed`. */
export const Still = ({ children }: { children: ReactNode }) => <Stillness value>{children}</Stillness>

/** Returns props for an element's content. Inside `Still`, hydration keeps the server's HTML. */
export function useContent(children: ReactNode): { children: ReactNode } {
  const isServed = useIsServed()
  return use(Stillness) && isServed ? servedHtml : { children }
}
