import { createContext, Suspense, use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react'

const never = () => () => {}

/** Whether React takes the server's HTML over just now; always the same object, so that its change renders nothing again. */
const Phase = createContext<RefObject<boolean> | undefined>(undefined)

/**
 * Lets React leave parts of the server's HTML alone until the visitor does something: closed menus, code, tables and what else is only
 * read. For pages that are rendered with `progressiveChunkSize: Infinity`; without that, React itself would hide long parts until a
 * script shows them.
 */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const phase = useRef(false)
  // React asks for the server's state only while it takes the page over; an answer that changed later would render everything twice.
  useSyncExternalStore(never, () => true, () => {
    phase.current = true
    return true
  })
  useEffect(() => {
    phase.current = false
  }, [])
  return <Phase value={phase}>{children}</Phase>
}

/** A part that waits for the visitor. */
interface Wait {
  isOver: boolean
  end: Promise<void>
  stop: () => void
}

const waiting = new Set<Wait>()
const stopAll = () => {
  for (const wait of waiting) wait.stop()
}

/** The first signs that the visitor does something; each is heard here before React hears it. */
const signs = ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'scroll', 'popstate']

function begin(): Wait | undefined {
  // Whoever comes back to the middle of a page is there already.
  if (typeof window === 'undefined' || scrollY > 0) return undefined
  if (waiting.size === 0) for (const sign of signs) addEventListener(sign, stopAll, { capture: true, passive: true, once: true })
  let resolve = () => {}
  const end = new Promise<void>((done) => { resolve = done })
  const wait = {
    isOver: false,
    end,
    stop() {
      wait.isOver = true
      waiting.delete(wait)
      resolve()
    },
  }
  waiting.add(wait)
  return wait
}

function Part({ wait, children }: { wait: Wait | undefined; children: ReactNode }) {
  // `use` would give each part a task of its own, only to find that it waits.
  if (wait && !wait.isOver) throw wait.end
  return children
}

/** The props of `HydrateOnIntent`. */
export interface HydrateOnIntentProps {
  /** Asked when React has taken over the rest of the page: true ends the wait. Keep it the same function. @default it waits for the visitor */
  unless?: () => boolean | undefined
  /** What changes nothing by itself before the visitor does something. */
  children: ReactNode
}

function LazyPart({ phase, unless, children }: HydrateOnIntentProps & { phase: RefObject<boolean> }) {
  const [wait] = useState(() => (phase.current ? begin() : undefined))
  const [first] = useState(children)
  // React would throw the HTML away if something new came to it now.
  if (first !== children) wait?.stop()
  useEffect(() => {
    if (unless?.()) wait?.stop()
  }, [unless, wait])
  return (
    <Suspense>
      <Part wait={wait}>{children}</Part>
    </Suspense>
  )
}

/**
 * Leaves what stands in it as the server wrote it until the visitor points, types, scrolls or goes back, where a `HydrationProvider`
 * allows it. Then React takes it over, at once what was meant, and gives it the event.
 */
export function HydrateOnIntent(props: HydrateOnIntentProps) {
  const phase = use(Phase)
  return phase ? <LazyPart phase={phase} {...props} /> : props.children
}
