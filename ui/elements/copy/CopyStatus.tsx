import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { CopyState } from './useCopy.ts'

/** Labels of everything that copies. */
export interface CopyTexts {
  /** Label of the button, such as “Copy”. */
  label: string
  /** Confirmation after a copy. */
  copied: string
  /** Message when the browser refused. */
  failed: string
}

/** Announces the result of a copy. */
export function CopyStatus({ state, texts }: { state: CopyState; texts: CopyTexts }) {
  return (
    <VisuallyHidden>
      <span role="status">{state === 'idle' ? '' : texts[state]}</span>
    </VisuallyHidden>
  )
}
