import type { CodeCall } from '#ui/docs/CodeBlock/CodeFrame.tsx'
import { TryItToggle } from '#ui/docs/TryIt/TryItToggle.tsx'
import type { TryCallProps } from './TryCall.tsx'

/** Texts of the button. The other texts load with the form. */
const toggleTexts = {
  label: 'Try it',
  failed: 'The sandbox could not be loaded. Close and open it to try again.',
  close: 'Close',
}

const loadTryCall = async () => (await import('./TryCall.tsx')).TryCall

/** Opens the form of a call. The sandbox is larger than a page, so it loads when a reader opens it. */
export const TryCall = ({ method, path, ...content }: TryCallProps & CodeCall) => (
  <TryItToggle texts={toggleTexts} call={{ method, path }} load={loadTryCall} content={content} />
)
