import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { CopyState } from './useCopy.ts'

/** Texts of a control that copies. */
export interface CopyTexts {
  /** Label, such as “Copy”. */
  label: string
  copied: string
  /** Message when the browser refuses to copy. */
  failed: string
}

export function CopyStatus({ state, texts }: { state: CopyState; texts: CopyTexts }) {
  return (
    <VisuallyHidden>
      <span role="status">{state === 'idle' ? '' : texts[state]}</span>
    </VisuallyHidden>
  )
}
