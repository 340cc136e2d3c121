import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { createStore } from '#ui/elements/store.ts'
import { attemptFor, readDraft, restore, wipeDraft, writeDraft } from './draft.ts'
import { receivedPath } from '@workspace/application/endpoint.ts'
import type { FormResult } from '@workspace/application/form-result.ts'
import { keepReceipt, receiptId } from './receipt.ts'
import { submit } from './submit.ts'
import type { Values } from './answers.ts'
import type { ReferralSource } from './useReferralSource.ts'

export type ApplicationState = { kind: 'idle' } | { kind: 'submitting' } | { kind: 'error'; detail?: string | undefined }

/** Loads the schema on the first input: it is as large as the form itself. */
const loadSchema = () => import('@workspace/application/rules/schema.ts')

const loadReceipt = () => import('../received.tsx')

const strings = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** State of the form: validates on submit and then on input, keeps a draft until the application is sent, never sends twice. */
export function useApplication(formResult: FormResult | undefined, referralSource: ReferralSource | undefined, offlineText: string) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  /** Followed by the preview alone: a key renders nothing else. */
  const [answers] = useState(() => createStore<Values>(formResult?.values ?? {}))
  const sending = useRef(false)
  /** Time at which the applicant opened the empty form; undefined after a restored draft. */
  const opened = useRef<number>(undefined)
  const [consent, setConsent] = useState(formResult?.values.emailConsent !== undefined)
  const [errors, setErrors] = useState<Record<string, string>>(formResult?.errors ?? {})
  /** Counts refused submissions, so that the error summary takes the focus after each. */
  const [refusals, setRefusals] = useState(0)
  const [state, setState] = useState<ApplicationState>({ kind: 'idle' })

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
      answers.set(strings(element))
      loadSchema().catch(() => {})
    }
    if (element.contains(document.activeElement)) preload()
    else element.addEventListener('focusin', preload, { once: true })
    return () => element.removeEventListener('focusin', preload)
  }, [answers, formResult])

  async function check(element: HTMLFormElement) {
    const { browserSchema, fromForm, parseApplication } = await loadSchema()
    return parseApplication(browserSchema, fromForm(new FormData(element)))
  }

  async function onInput(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget
    const values = strings(element)
    setConsent(values.emailConsent !== undefined)
    answers.set(values)
    setState((before) => (before.kind === 'error' ? { kind: 'idle' } : before))
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
      wipeDraft()
      keepReceipt({ reference: outcome.reference, sent: outcome.sent, values, at: new Date() })
      const receipt = `${receivedPath}/${outcome.reference}`
      // In place of the form: Back leads to the page before it. Where the file is missing, the server has the page.
      await loadReceipt().then(
        () => navigate(receipt, { replace: true, state: { focus: receiptId } }),
        () => location.replace(receipt),
      )
    } else if (outcome.kind === 'invalid') {
      setErrors(outcome.fields)
      setRefusals((n) => n + 1)
      setState({ kind: 'idle' })
    } else {
      if (outcome.conflict) writeDraft({ values })
      setState({ kind: 'error', detail: outcome.detail })
    }
  }

  return { form, answers, consent, errors, refusals, state, onInput, onSubmit }
}
