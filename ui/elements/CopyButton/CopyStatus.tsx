import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { CopyState } from './useCopy.ts'

/** Texts of a control that copies. */
export interface CopyTexts {
  label: string
  copied: string
  failed: string
}

export function CopyStatus({ state, texts }: { state: CopyState; texts: CopyTexts }) {
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {state === 'idle' ? '' : texts[state]}
      </span>
    </VisuallyHidden>
  )
}
