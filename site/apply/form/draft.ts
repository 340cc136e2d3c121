import { readStoredObject, writeStored } from '#ui/elements/storage.ts'
import { isCheck, isControl } from '../../frame/hydration/keep-input.ts'
import { isReference } from './submit.ts'

export interface Draft {
  values: Record<string, string>
  /** A retry with the same content uses the same id. */
  attempt?: { id: string; content: string }
}

const key = 'cloud-host-application'

/** Ignores stored values of an unexpected type. */
export function readDraft(): Draft {
  const { values, attempt } = readStoredObject<Draft>('session', key)
  const texts = Object.entries(values ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  // The server would refuse every submission with an id in another format.
  const isAttempt = isReference(attempt?.id) && typeof attempt?.content === 'string'
  return { values: Object.fromEntries(texts), ...(isAttempt && { attempt }) }
}

export const writeDraft = (draft: Draft): void => writeStored('session', key, JSON.stringify(draft))

export const wipeDraft = (): void => writeStored('session', key, null)

/** `crypto.randomUUID` is missing on plain http and in old browsers. */
function createId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

export function getAttempt(draft: Draft, content: string): NonNullable<Draft['attempt']> {
  return draft.attempt?.content === content ? draft.attempt : { id: createId(), content }
}

/** Skips fields that were changed before hydration. The page's inline script sets their `isTouched`. */
export function restore(form: HTMLFormElement, values: Record<string, string>) {
  const touched = new Set([...form.elements].flatMap((control) => ('isTouched' in control ? control.getAttribute('name') : [])))
  for (const control of form.elements) {
    if (!isControl(control)) continue
    const kept = values[control.name]
    // Sets only missing values, because each assignment makes the browser validate the whole form.
    if (!kept || touched.has(control.name)) continue
    if (isCheck(control)) {
      // A click changes React's state too.
      if (!control.checked && (control.type === 'checkbox' || kept === control.value)) control.click()
    } else if (control.value === '') control.value = kept
  }
  // Makes React keep the values when it re-renders translated fields.
  if (Object.keys(values).length > 0) form.dispatchEvent(new Event('input', { bubbles: true }))
}
