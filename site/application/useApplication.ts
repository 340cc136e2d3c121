import { useEffect, useRef, useState, type FormEvent } from 'react'
import { attemptFor, readDraft, restore, wipeDraft, writeDraft } from './draft.ts'
import type { Reply } from './reply.ts'
import { submit } from './submit.ts'
import type { Way } from './useWay.ts'

/** Where an application stands. */
export type ApplicationState =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  | { kind: 'success'; reference: string; sent: boolean }
  | { kind: 'error'; detail?: string }

/** The form's rules weigh as much as the form: they come when the applicant begins. */
const loadSchema = () => import('./schema.ts')

const strings = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** The way of the form in the browser: checked on submit, then as it changes; kept until it was sent; never sent twice. */
export function useApplication(reply: Reply | undefined, way: Way | undefined, offlineText: string) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  /** When the applicant found the form empty; undefined when a draft was restored, whose time nobody knows. */
  const opened = useRef<number>(undefined)
  const [consent, setConsent] = useState(reply?.values.emailConsent !== undefined)
  const [errors, setErrors] = useState<Record<string, string>>(reply?.errors ?? {})
  /** Grows with every refused attempt, so that the summary takes the focus again. */
  const [refusals, setRefusals] = useState(0)
  const [state, setState] = useState<ApplicationState>(
    reply?.formError ? { kind: 'error', detail: reply.formError } : { kind: 'idle' },
  )

  useEffect(() => {
    const element = form.current
    if (!element) return
    const { values: kept } = readDraft()
    const isEmpty = Object.keys(kept).length === 0
    if (!isEmpty) restore(element, kept)
    if (!reply && isEmpty) opened.current = performance.now()
    // Not `strings`: on a fresh page reading one box is a tenth of the work.
    setConsent(element.querySelector('[name=emailConsent]:checked') !== null)
    const preload = () => {
      loadSchema().catch(() => {})
    }
    if (element.contains(document.activeElement)) preload()
    else element.addEventListener('focusin', preload, { once: true })
    return () => element.removeEventListener('focusin', preload)
  }, [reply])

  async function check(element: HTMLFormElement) {
    const { browserSchema, fromForm, parseApplication } = await loadSchema()
    return parseApplication(browserSchema, fromForm(new FormData(element)))
  }

  async function onInput(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget
    const values = strings(element)
    setConsent(values.emailConsent !== undefined)
    writeDraft({ ...readDraft(), values })
    const { name } = event.target as HTMLInputElement
    if (!errors[name]) return
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
      // The rules are not to be had, but the server has them too.
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
        way,
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
