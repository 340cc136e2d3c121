/** What the applicant typed, and the number of the application, for this tab only and until it was sent. */
export interface Draft {
  values: Record<string, string>
  /** The application that was last tried, and its exact content: a retry of the same content keeps its id. */
  attempt?: { id: string; content: string }
}

const key = 'cloud-host-application'

/** The draft of this tab; empty where there is none or storage is refused. */
export function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? { values: {} }
  } catch {
    return { values: {} }
  }
}

/** Keeps the draft; a browser that refuses storage only loses it on a reload. */
export function writeDraft(draft: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Private windows of some browsers refuse storage: the form itself still holds the values.
  }
}

/** Forgets the draft. */
export function wipeDraft() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // See writeDraft.
  }
}

/** The id under which this content goes out: the one of the last attempt when nothing changed since, else a new one. */
export function attemptFor(draft: Draft, content: string): NonNullable<Draft['attempt']> {
  return draft.attempt?.content === content ? draft.attempt : { id: crypto.randomUUID(), content }
}

/** Puts kept values back into the form, where the applicant has not typed others since. */
export function restore(form: HTMLFormElement, values: Record<string, string>) {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)) continue
    const kept = values[control.name]
    // Also a value that changes nothing would let the browser check the whole form anew.
    if (!kept) continue
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      // A click, so that the field hears of it.
      if (!control.checked && (control.type === 'checkbox' || kept === control.value)) control.click()
    } else if (control.value === '') control.value = kept
  }
  // As if typed: from here React holds the form, and a translation cannot make it draw the fields anew without the values.
  if (Object.keys(values).length > 0) form.dispatchEvent(new Event('input', { bubbles: true }))
}
