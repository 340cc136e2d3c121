import { useEffect, useRef, useState, type FormEvent } from 'react'
import { attemptFor, readDraft, restore, wipeDraft, writeDraft } from './draft.ts'
import type { FormResult } from '@workspace/application/form-result.ts'
import { submit } from './submit.ts'
import type { ReferralSource } from './useReferralSource.ts'

export type ApplicationState =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  | { kind: 'success'; reference: string; sent: boolean }
  | { kind: 'error'; detail?: string }

/** Loads the schema on the first input: it is as large as the form itself. */
const loadSchema = () => import('@workspace/application/rules/schema.ts')

const strings = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** State of the form: validates on submit and then on input, keeps a draft until the application is sent, never sends twice. */
export function useApplication(formResult: FormResult | undefined, referralSource: ReferralSource | undefined, offlineText: string) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  /** Time at which the applicant opened the empty form; undefined after a restored draft. */
  const opened = useRef<number>(undefined)
  const [consent, setConsent] = useState(formResult?.values.emailConsent !== undefined)
  const [errors, setErrors] = useState<Record<string, string>>(formResult?.errors ?? {})
  /** Counts refused submissions, so that the error summary takes the focus after each. */
  const [refusals, setRefusals] = useState(0)
  const [state, setState] = useState<ApplicationState>(
    formResult?.formError ? { kind: 'error', detail: formResult.formError } : { kind: 'idle' },
  )

  useEffect(() => {
    const element = form.current
    if (!element) return
    const { values: kept } = readDraft()
    const isEmpty = Object.keys(kept).length === 0
    if (!isEmpty) restore(element, kept)
    if (!formResult && isEmpty) opened.current = performance.now()
    // Not `strings`, which reads every field and takes ten times as long.
    setConsent(element.querySelector('[name=emailConsent]:checked') !== null)
    const preload = () => {
      loadSchema().catch(() => {})
    }
    if (element.contains(document.activeElement)) preload()
    else element.addEventListener('focusin', preload, { once: true })
    return () => element.removeEventListener('focusin', preload)
  }, [formResult])

  async function check(element: HTMLFormElement) {
    const { browserSchema, fromForm, parseApplication } = await loadSchema()
    return parseApplication(browserSchema, fromForm(new FormData(element)))
  }

  async function onInput(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget
    const values = strings(element)
    setConsent(values.emailConsent !== undefined)
    writeDraft({ ...readDraft(), values })
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null
    if (name === null || !errors[name]) return
    const result = await check(element)
    const still = result.ok ? undefined : result.fields[name]
    setErrors((before) => {
      const { [name]: _corrected, ...others } = before
      return still ? { ...others, [name]: still } : others
    })
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (sending.current || strings(element).emailConsent === undefined) return
    sending.current = true
    setState({ kind: 'submitting' })
    const result = await check(element).catch(() => undefined)
    if (!result) {
      sending.current = false
      setState({ kind: 'error', detail: offlineText })
      // Without the schema the server validates.
      if (navigator.onLine) HTMLFormElement.prototype.submit.call(element)
      return
    }
    if (!result.ok) {
      sending.current = false
      setErrors(result.fields)
      setRefusals((n) => n + 1)
      setState({ kind: 'idle' })
      return
    }
    setErrors({})
    const values = strings(element)
    const attempt = attemptFor(readDraft(), JSON.stringify(result.application))
    writeDraft({ values, attempt })
    const outcome = await submit(
      {
        ...result.application,
        referralSource,
        elapsedMs: opened.current === undefined ? undefined : Math.round(performance.now() - opened.current),
        applicationId: attempt.id,
      },
      offlineText,
    )
    sending.current = false
    if (outcome.kind === 'accepted') {
      element.reset()
      wipeDraft()
      setConsent(false)
      setState({ kind: 'success', reference: outcome.reference, sent: outcome.sent })
    } else if (outcome.kind === 'invalid') {
      setErrors(outcome.fields)
      setRefusals((n) => n + 1)
      setState({ kind: 'idle' })
    } else {
      if (outcome.conflict) writeDraft({ values })
      setState({ kind: 'error', detail: outcome.detail })
    }
  }

  return { form, consent, errors, refusals, state, onInput, onSubmit }
}
