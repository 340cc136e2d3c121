import { useLayoutEffect } from 'react'
import { useBrowserValue } from '../useBrowserValue.ts'

const isTextArea = (element: Element | null): element is HTMLTextAreaElement => element?.localName === 'textarea'

/** Reads the text and the selection of a text area before React hydrates the text area. Returns a function that restores both. */
function readArea(id: string) {
  const area = document.getElementById(id)
  if (!isTextArea(area)) return undefined
  const { value, defaultValue, selectionStart, selectionEnd, selectionDirection } = area
  return () => {
    if (value !== defaultValue && value !== area.value) {
      // Uses the setter of the prototype, so that React notices the change.
      Reflect.set(HTMLTextAreaElement.prototype, 'value', value, area)
      area.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (document.activeElement === area) area.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
  }
}

/** Keeps the text and the caret of the text area with this id. React writes the server's text again when it hydrates a text area. */
export function useKeepsEarlyText(id: string): void {
  const isHydrating = useBrowserValue(() => false, true)
  const restore = isHydrating && typeof document !== 'undefined' ? readArea(id) : undefined
  useLayoutEffect(() => {
    // Inside the effect, React would handle the change only after the caret is set, and move the caret again.
    if (restore) queueMicrotask(restore)
  })
}
