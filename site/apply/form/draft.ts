import { readStoredObject, writeStored } from '#ui/elements/storage.ts'

/** Answers and id of an application in this tab, until it is sent. */
export interface Draft {
  values: Record<string, string>
  /** Last attempt. A retry of the same content keeps its id. */
  attempt?: { id: string; content: string }
}

const key = 'cloud-host-application'

/** Reads the draft. What an earlier version or another program stored counts only where it has the right shape. */
export function readDraft(): Draft {
  const { values, attempt } = readStoredObject<Draft>('session', key)
  const texts = Object.entries(values ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const isAttempt = typeof attempt?.id === 'string' && typeof attempt.content === 'string'
  return { values: Object.fromEntries(texts), ...(isAttempt && { attempt }) }
}

export const writeDraft = (draft: Draft): void => writeStored('session', key, JSON.stringify(draft))

export const wipeDraft = (): void => writeStored('session', key, null)

/** Makes a random UUID, also where `crypto.randomUUID` is missing: on plain http and in old browsers. */
function createId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** Attempt for a content: the last one where it has the same content, else one with a new id. */
export function attemptFor(draft: Draft, content: string): NonNullable<Draft['attempt']> {
  return draft.attempt?.content === content ? draft.attempt : { id: createId(), content }
}

/** Restores values, except where the applicant has typed others since. */
export function restore(form: HTMLFormElement, values: Record<string, string>) {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)) continue
    const kept = values[control.name]
    // Setting even the same value makes the browser validate the whole form.
    if (!kept) continue
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      // A click, so that React's state follows.
      if (!control.checked && (control.type === 'checkbox' || kept === control.value)) control.click()
    } else if (control.value === '') control.value = kept
  }
  // As if typed, so that React keeps the values when it renders translated fields again.
  if (Object.keys(values).length > 0) form.dispatchEvent(new Event('input', { bubbles: true }))
}
