import { useEffect, useLayoutEffect } from 'react'
import { useBrowserValue } from '../useBrowserValue.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element | null): element is Control => element?.matches('input, textarea, select') ?? false

function findControl(id: string): Control | undefined {
  const control = document.getElementById(id)
  if (!isControl(control)) return undefined
  if (control.type !== 'radio') return control
  return [...document.getElementsByName(control.name)].find(
    (radio): radio is HTMLInputElement => isControl(radio) && radio.matches(':checked') && radio.form === control.form,
  )
}

/** Returns the property that the reader changes, its value in the server's HTML, and the event from which React reads a change. */
function describe(control: Control) {
  if ('options' in control) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
    return { property: 'value', initial: first?.value, event: 'change' }
  }
  return 'checked' in control && (control.type === 'checkbox' || control.type === 'radio')
    ? { property: 'checked', initial: control.defaultChecked, event: 'click' }
    : { property: 'value', initial: control.defaultValue, event: 'input' }
}

/**
 * Returns a function that applies the reader's change again. `restore` does nothing if the change is still there. `tell` always applies the
 * change, and dispatches the event that tells the app about it, as if the reader had just made the change.
 */
function readChange(id: string) {
  const control = findControl(id)
  if (!control) return undefined
  const { property, initial, event } = describe(control)
  const value: unknown = Reflect.get(control, property)
  if (value === initial) return undefined
  const field = 'selectionEnd' in control ? control : undefined
  const { selectionStart, selectionEnd, selectionDirection } = field ?? {}
  return (end: 'restore' | 'tell') => {
    if (end === 'restore' && value === Reflect.get(control, property)) return
    // React ignores an event if it already knows the control's value. It sees the first assignment here, but not the second, which uses the
    // setter of the prototype.
    Reflect.set(control, property, initial)
    Reflect.set(Reflect.getPrototypeOf(control)!, property, value, control)
    // Controls for email addresses, numbers and times have no selection.
    if (field && typeof selectionEnd === 'number' && document.activeElement === field)
      field.setSelectionRange(selectionStart ?? selectionEnd, selectionEnd, selectionDirection ?? 'none')
    if (end === 'tell') control.dispatchEvent(new Event(event, { bubbles: true }))
  }
}

/**
 * Keeps what the reader typed or chose in a control before hydration. React would write the server's text into a text area, and the
 * app's value into a controlled control when it renders again.
 */
export function useKeepsEarlyInput(id: string, isControlled: boolean): void {
  const isHydrating = useBrowserValue(() => false, true)
  const early = isHydrating && typeof document !== 'undefined' ? readChange(id) : undefined
  useLayoutEffect(() => early?.('restore'))
  useEffect(() => {
    // Reads the change again, because the reader may have typed after the first reading. In the microtask, all effects have run, so the app
    // handles each change before the next one.
    const latest = early && isControlled ? readChange(id) : undefined
    if (latest) queueMicrotask(() => latest('tell'))
  })
}
