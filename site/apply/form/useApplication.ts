import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { createStore } from '#ui/elements/store.ts'
import { useBrowserValue } from '#ui/elements/useBrowserValue.ts'
import { getAttempt, readDraft, restore, wipeDraft, writeDraft } from './draft.ts'
import { receivedPath } from '../../paths.ts'
import { isCheck, isControl } from '../../frame/hydration/keep-input.ts'
import { readCount } from '@workspace/application/rules/count.ts'
import { referralSources } from '@workspace/application/rules/fields.ts'
import type { FormResult } from '@workspace/application/form-result.ts'
import { keepReceipt, receiptId } from './receipt.ts'
import { submit } from './submit.ts'
import { words as text } from '../words/form.ts'
import type { Answers } from './answers.ts'

export type ApplicationState = { kind: 'idle' } | { kind: 'submitting' } | { kind: 'error'; detail?: string | undefined }

type Schema = typeof import('@workspace/application/rules/schema.ts')

let schema: Schema | undefined

/** Loads on the first focus, because the schema is as large as the form itself. */
const loadSchema = async (): Promise<Schema> => (schema ??= await import('@workspace/application/rules/schema.ts'))

/** Prefers the monotonic clock, because setting the system clock back would make the applicant look faster. */
const readClock = () => (typeof performance.now === 'function' ? performance.now() : Date.now())

const readReferralSource = () => {
  const [, source] = /[?&]referralSource=(\w+)/.exec(location.search) ?? []
  return referralSources.find((known) => known === source)
}

/** Reads the values without `FormData`, which some browsers lack. */
function readValues(form: HTMLFormElement): Record<string, string> {
  const found: Record<string, string> = {}
  for (const control of form.elements) {
    if (!isControl(control)) continue
    if (control.name !== '' && !(isCheck(control) && !control.checked) && !control.matches(':disabled'))
      found[control.name] ??= control.value
  }
  return found
}

const check = ({ fromForm, parseApplication }: Schema, form: HTMLFormElement) =>
  parseApplication(fromForm(Object.entries(readValues(form))))

/** Returns the answers and their faults. The number of GPUs is written in digits, as the schema understands it. */
function read(form: HTMLFormElement): Answers {
  const values = readValues(form)
  if (!schema) return { values, faults: {} }
  const count = readCount(values.numberOfGPUs ?? '')
  const result = check(schema, form)
  return {
    values: count === undefined ? values : { ...values, numberOfGPUs: String(count) },
    faults: result.ok ? {} : result.fields,
  }
}

/** Marks filled text and email fields that the schema rejects, so that the progress line ends at the first of them. */
function mark(form: HTMLFormElement, { values, faults }: Answers) {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || (control.type !== 'text' && control.type !== 'email')) continue
    const isWrong = values[control.name] !== '' && faults[control.name] !== undefined
    // Skips unchanged fields, because each call makes the browser validate the whole form.
    if (control.validity.customError !== isWrong) control.setCustomValidity(isWrong ? faults[control.name]! : '')
  }
}

const loadPicture = async (address: string) => {
  const image = new Image()
  image.src = address
  await image.decode()
}

/**
 * Sends a request, because `navigator.onLine` is wrong with some virtual network adapters. If `fetch` fails, loads a picture, because some
 * extensions and filters block only `fetch`.
 */
const isReachable = async () => {
  if (typeof fetch !== 'function') return true
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() =>
      loadPicture(`${document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href}?${Date.now()}`),
    )
    return true
  } catch {
    return false
  }
}

/** Lets the browser submit the form. If an earlier request arrived, its id in `details` makes the application count once. */
function submitNatively(form: HTMLFormElement, details: Readonly<Record<string, string | number | undefined>>) {
  const inputs = Object.entries(details).flatMap(([name, value]) => {
    if (value === undefined) return []
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = String(value)
    return [input]
  })
  form.append(...inputs)
  HTMLFormElement.prototype.submit.call(form)
  // The browser has read the fields. If the visitor returns to this page, the form should be as before.
  for (const input of inputs) input.remove()
}

/**
 * Validates on submit, checks each wrong answer again while the applicant corrects it, and stores a draft.
 * @param loadReceipt Loads the page that shows the receipt.
 */
export function useApplication(formResult: FormResult | undefined, loadReceipt: () => Promise<unknown>) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  /** A store, so that a key press re-renders only its subscribers. */
  const [answers] = useState(() => createStore<Answers>({ values: formResult?.values ?? {}, faults: formResult?.errors ?? {} }))
  const referralSource = useBrowserValue(readReferralSource, undefined)
  const sending = useRef(false)
  /** When the empty form was opened. Undefined if the form opened with answers: those of a draft, or those that the server returned. */
  const opened = useRef<number>(undefined)
  const [errors, setErrors] = useState<Record<string, string>>(formResult?.errors ?? {})
  /** Counts refused submissions, so that the error summary takes the focus after each. */
  const [refusals, setRefusals] = useState(0)
  const [state, setState] = useState<ApplicationState>({ kind: 'idle' })

  const follow = useCallback(
    (element: HTMLFormElement) => {
      try {
        const current = read(element)
        mark(element, current)
        answers.set(current)
      } catch (error) {
        // The server validates the answers instead.
        console.warn('The answers are not validated:', error)
        answers.set({ values: readValues(element), faults: {} })
      }
    },
    [answers],
  )

  useEffect(() => {
    const element = form.current
    if (!element) return
    const { values: kept } = readDraft()
    const isEmpty = Object.keys(kept).length === 0
    if (!isEmpty) restore(element, kept)
    if (!formResult && isEmpty) opened.current = readClock()
    const preload = () => {
      follow(element)
      loadSchema().then(
        () => follow(element),
        () => {},
      )
    }
    // Detects a form that was started before hydration. `readValues` would take ten times as long.
    const isBegun = element.contains(document.activeElement) || element.querySelector('[name=emailConsent]:checked') !== null
    if (isBegun) preload()
    else element.addEventListener('focusin', preload, { once: true })
    return () => element.removeEventListener('focusin', preload)
  }, [follow, formResult])

  async function onInput(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget
    follow(element)
    setState((before) => (before.kind === 'error' ? { kind: 'idle' } : before))
    writeDraft({ ...readDraft(), values: readValues(element) })
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null
    if (name === null || !errors[name]) return
    const result = check(await loadSchema(), element)
    const still = result.ok ? undefined : result.fields[name]
    setErrors((before) => {
      const { [name]: _corrected, ...others } = before
      return still ? { ...others, [name]: still } : others
    })
  }

  function refuse(fields: Record<string, string>) {
    setErrors(fields)
    setRefusals((n) => n + 1)
    setState({ kind: 'idle' })
  }

  /** Offline, the browser would replace the form with an error page. */
  async function submitUnlessOffline(element: HTMLFormElement, details: Parameters<typeof submitNatively>[1]) {
    if (await isReachable()) submitNatively(element, details)
    else setState({ kind: 'error', detail: navigator.onLine ? undefined : text.offline })
  }

  async function send(element: HTMLFormElement, details: Record<string, string | number | undefined>) {
    const rules = await loadSchema().catch(() => undefined)
    if (!rules) return submitUnlessOffline(element, details)
    follow(element)
    const result = check(rules, element)
    if (!result.ok) return refuse(result.fields)
    setErrors({})
    const values = readValues(element)
    const attempt = getAttempt(readDraft(), JSON.stringify(result.application))
    writeDraft({ values, attempt })
    details.applicationId = attempt.id
    // Sends the text as typed, because the email quotes it. The server parses it again.
    const outcome = await submit({ ...rules.fromForm(Object.entries(values)), ...details }, text)
    if (outcome.kind === 'accepted') {
      wipeDraft()
      keepReceipt({ reference: outcome.reference, sent: outcome.sent, values: answers.get().values, at: new Date() })
      const receipt = `${receivedPath}/${outcome.reference}${outcome.sent ? '' : '?delayed'}`
      // If the file of the receipt page is missing, the server renders the page.
      await loadReceipt()
        .then(() => navigate(receipt, { replace: true, state: { focus: receiptId } }))
        .catch(() => location.replace(receipt))
    } else if (outcome.kind === 'invalid') refuse(outcome.fields)
    else if (outcome.kind === 'unanswered') await submitUnlessOffline(element, details)
    else {
      if (outcome.conflict) writeDraft({ values })
      setState({ kind: 'error', detail: outcome.detail })
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (sending.current || element.querySelector('[name=emailConsent]:checked') === null) return
    sending.current = true
    setState({ kind: 'submitting' })
    const details: Parameters<typeof send>[1] = {
      referralSource,
      elapsedMs: opened.current === undefined ? undefined : Math.round(readClock() - opened.current),
    }
    try {
      await send(element, details)
    } catch {
      // The browser lacks a feature that the script needs.
      submitNatively(element, details)
    }
    sending.current = false
  }

  return { form, answers, errors, refusals, state, onInput, onSubmit }
}
