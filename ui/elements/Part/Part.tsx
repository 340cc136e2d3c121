import { createContext, memo, Suspense, use, type ReactNode } from 'react'
import { Boundary } from '../Boundary.tsx'
import * as css from './Part.css.ts'

export const Failed = createContext<ReactNode>(undefined)

export interface PartsProviderProps {
  failed: ReactNode
  children: ReactNode
}

/** Hydrates each `Part` separately and skips the content of `Static`. Render with `progressiveChunkSize: Infinity`. Otherwise, React hides long parts until a script runs. */
export const PartsProvider = ({ failed, children }: PartsProviderProps) => <Failed value={failed}>{children}</Failed>

/** Hydrates and fails independently. Memoized, because new props would make React hydrate the part immediately. */
export const Part = memo(function Part({ children }: { children: ReactNode }) {
  const failed = use(Failed)
  if (failed === undefined) return children
  return (
    <Boundary
      resetOn={children}
      fallback={
        <p className={css.failed} role="alert">
          {failed}
        </p>
      }
    >
      <Suspense>{children}</Suspense>
    </Boundary>
  )
})
