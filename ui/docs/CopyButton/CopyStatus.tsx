import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import type { CopyState } from './useCopy.ts'

/** The words of everything that copies. */
export interface CopyTexts {
  /** What it does, such as “Copy”. */
  label: string
  /** What is said when it has worked. */
  copied: string
  /** What is said when the browser refused. */
  failed: string
}

/** Says for a screen reader how a copy went. */
export function CopyStatus({ state, texts }: { state: CopyState; texts: CopyTexts }) {
  return (
    <VisuallyHidden>
      <span role="status">{state === 'idle' ? '' : texts[state]}</span>
    </VisuallyHidden>
  )
}
