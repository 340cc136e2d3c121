import { tabStorage } from '../../frame/tab-storage.ts'

/** Draft of this tab, until the application was sent: typed text, and the number of the application. */
export interface Draft {
  values: Record<string, string>
  /** The application that was last tried, and its exact content: a retry of the same content keeps its id. */
  attempt?: { id: string; content: string }
}

const storage = tabStorage<Draft>('cloud-host-application')

export const readDraft = (): Draft => ({ values: {}, ...storage.read() })

export const writeDraft = storage.write

export const wipeDraft = storage.clear

/** The id under which this content goes out: the one of the last attempt when nothing changed since, else a new one. */
export function attemptFor(draft: Draft, content: string): NonNullable<Draft['attempt']> {
  return draft.attempt?.content === content ? draft.attempt : { id: crypto.randomUUID(), content }
}

/** Puts kept values back into the form, where the applicant has not typed others since. */
export function restore(form: HTMLFormElement, values: Record<string, string>) {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)) continue
    const kept = values[control.name]
    // Even setting the same value makes the browser validate the whole form again.
    if (!kept) continue
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      // A click, so that React's state follows.
      if (!control.checked && (control.type === 'checkbox' || kept === control.value)) control.click()
    } else if (control.value === '') control.value = kept
  }
  // As if typed, so that React keeps the values when a translation makes it render the fields again.
  if (Object.keys(values).length > 0) form.dispatchEvent(new Event('input', { bubbles: true }))
}
