import {
  createContext,
  memo,
  Suspense,
  use,
  useEffect,
  useInsertionEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { Boundary } from '../Boundary.tsx'
import { createIntent, type Intent } from './intent.ts'
import { Later } from './Later.tsx'
import * as css from './HydrateOnIntent.css.ts'

/** On the server nothing waits. */
const over: Intent = { isOver: true, promise: Promise.resolve(), end: () => {}, waiting: new Set() }

const Context = createContext<{ intent: Intent; failed: ReactNode } | undefined>(undefined)

/**
 * Lets the layouts of the library hydrate what is only read on the first event of the visitor. For pages that are rendered with
 * `progressiveChunkSize: Infinity`; without that, React itself would hide long parts until a script shows them.
 */
export function HydrationProvider({
  intent = over,
  failed,
  children,
}: {
  /** Ends when the visitor uses the page. @default nothing waits, as on the server */
  intent?: Intent
  /** Stands in the place of a part that failed; the rest of the page works on. */
  failed: ReactNode
  children: ReactNode
}) {
  const value = useMemo(() => ({ intent, failed }), [intent, failed])
  return <Context value={value}>{children}</Context>
}

export interface HydrateOnIntentProps {
  /** Asked when React has hydrated the rest of the page: true ends the wait, false says that nobody sees the part. Keep it the same function. @default it waits for the visitor */
  unless?: () => boolean | undefined
  /** Content that changes nothing by itself before the first event of the visitor. */
  children: ReactNode
}

interface Wait {
  intents: readonly Intent[]
  promise: Promise<void>
}

const never = () => () => {}

/**
 * True where React takes over HTML of the server, false where it draws anew: a wait there would leave the place empty. It stays what it
 * was: for an update React throws away HTML that still waits.
 */
function useHydrating(): boolean {
  const [kept] = useState({ isHydrating: false })
  return useSyncExternalStore(
    never,
    () => kept.isHydrating,
    // oxlint-disable-next-line react/immutability -- React asks for this value only while it hydrates: the answer must stay
    () => (kept.isHydrating = true),
  )
}

function Waiting({ wait, onHydrated, children }: { wait: Wait; onHydrated: () => void; children: ReactNode }) {
  const isHydrating = useHydrating()
  // Asked anew each time: within the event that ends the wait, the promise is not settled yet.
  if (isHydrating && !wait.intents.some(({ isOver }) => isOver)) use(wait.promise)
  useEffect(onHydrated, [onHydrated])
  return children
}

/** Memoized: a parent that renders again with the same children leaves what waits alone. */
const Part = memo(function Part({ intent, failed, unless, children }: HydrateOnIntentProps & { intent: Intent; failed: ReactNode }) {
  const [own] = useState(createIntent)
  const [wait] = useState<Wait>(() => ({ intents: [intent, own], promise: Promise.race([intent.promise, own.promise]) }))
  const [first] = useState(children)
  const isHydrating = useHydrating()
  const [isUnseen, setUnseen] = useState(false)
  const [onHydrated] = useState(() => () => {
    intent.waiting.delete(own)
    setUnseen(false)
  })
  // Hydrating it only to change it would delay what is seen.
  const isReplaced = isUnseen && children !== first
  useEffect(() => {
    if (isReplaced) intent.waiting.delete(own)
  }, [intent, isReplaced, own])
  useInsertionEffect(() => void (isHydrating && intent.waiting.add(own)), [intent, isHydrating, own])
  useEffect(() => {
    const isDue = unless?.()
    if (isDue) own.end()
    // oxlint-disable-next-line react/set-state-in-effect -- only the element in the page says whether it is seen
    setUnseen(isDue === false && intent.waiting.has(own))
    return () => void intent.waiting.delete(own)
  }, [intent, unless, own])
  // Before React shows new children it hydrates the first ones, and throws the HTML away where it cannot.
  if (children !== first && !isReplaced) own.end()
  // The same element for the same children: with another one React would throw away the HTML that waits, also where only this state changes.
  const waiting = useMemo(
    () => (
      <Suspense>
        <Waiting wait={wait} onHydrated={onHydrated}>
          {children}
        </Waiting>
      </Suspense>
    ),
    [wait, onHydrated, children],
  )
  return (
    <Boundary
      resetOn={children}
      fallback={
        <p className={css.failed} role="alert">
          {failed}
        </p>
      }
    >
      {isReplaced ? <Later>{children}</Later> : waiting}
    </Boundary>
  )
})

/**
 * The boundary inside the layouts (`Page`, `DocsLayout`, `Form`): what stands in it stays as the server wrote it until the visitor does
 * something, where a `HydrationProvider` allows it. Then React hydrates it and gives it the event. Pages do not name it.
 */
export function HydrateOnIntent(props: HydrateOnIntentProps) {
  const page = use(Context)
  return page ? <Part {...page} {...props} /> : props.children
}
