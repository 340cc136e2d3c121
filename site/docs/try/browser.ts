import type { Call, CallExample } from '@workspace/api/call.ts'
import { targetOf } from '@workspace/api/samples/samples.ts'
import { controlCall } from '@workspace/sandbox/handlers/control-calls.ts'
import { createSandbox, type Sandbox } from '@workspace/sandbox/sandbox.ts'
import { clearStored, store, storedSandbox } from './stored-sandbox.ts'

/** No request goes there: the sandbox answers in the page. */
const host = 'https://sandbox.invalid'

let sandbox: Sandbox | undefined
const opened = (): Sandbox => {
  if (!sandbox) {
    const { snapshot } = storedSandbox.get()
    sandbox = createSandbox(snapshot === undefined ? {} : { snapshot })
    addEventListener('pagehide', () => sandbox && store({ snapshot: sandbox.snapshot() }))
  }
  return sandbox
}

export interface Answer {
  status: number
  /** In milliseconds. */
  duration: number
  headers: readonly (readonly [name: string, value: string])[]
  text: string
}

const requestTo = (call: Call, example: CallExample, apiKey: string): Request => {
  const headers = new Headers(example.body ? { 'Content-Type': 'application/json' } : {})
  if (apiKey) headers.set(call.auth === 'bearer' ? 'Authorization' : 'X-API-KEY', call.auth === 'bearer' ? `Bearer ${apiKey}` : apiKey)
  return new Request(host + targetOf({ ...call, example }), {
    method: call.method,
    headers,
    ...(example.body ? { body: JSON.stringify(example.body) } : {}),
  })
}

/** Sends a request to the sandbox of this tab. */
export const send = async (call: Call, example: CallExample, apiKey: string): Promise<Answer> => {
  const began = performance.now()
  const response = await opened().fetch(requestTo(call, example, apiKey))
  const text = await response.text()
  const duration = performance.now() - began
  store({ snapshot: opened().snapshot() })
  return { status: response.status, duration, headers: [...response.headers], text }
}

/** Time and balance of an account. */
export type Funds = { time: string; balanceUsdc: string; reservedUsdc: string }

/** Reads an account and stores nothing; undefined when the key opens none. */
export const readFunds = async (apiKey: string): Promise<Funds | undefined> => {
  const response = await opened().fetch(requestTo(controlCall.readAccount, {}, apiKey))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our own code wrote it, and what is missing shows as an error.
  return response.ok ? ((await response.json()) as Funds) : undefined
}

/** Clears every account and walk-through of this tab. */
export const startOver = (): void => {
  sandbox = createSandbox()
  clearStored()
}
