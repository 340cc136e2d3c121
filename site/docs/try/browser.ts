import { isValidCredential } from '#ui/docs/Credentials/credentials.ts'
import type { Call, CallExample } from '@workspace/api/call.ts'
import { getTarget } from '@workspace/api/samples/samples.ts'
import { controlCall } from '@workspace/sandbox/handlers/control-calls.ts'
import { createSandbox, readingPause, type Sandbox } from '@workspace/sandbox/sandbox.ts'
import { clearStored, store, storedSandbox, type Answer, type Funds } from './stored-sandbox.ts'

/** The sandbox runs inside the page, so this host never gets a request. */
const host = 'https://sandbox.invalid'

const ownOptions = () => ({ pause: readingPause, site: location.origin })

let sandbox: Sandbox | undefined
const openSandbox = (): Sandbox => {
  if (!sandbox) {
    const { snapshot } = storedSandbox.get()
    sandbox = createSandbox({ ...ownOptions(), ...(snapshot !== undefined && { snapshot }) })
    addEventListener('pagehide', () => sandbox && store({ snapshot: sandbox.snapshot() }))
  }
  return sandbox
}

const requestTo = (call: Call, example: CallExample, apiKey: string): Request => {
  const headers = new Headers(example.body ? { 'Content-Type': 'application/json' } : {})
  if (apiKey) headers.set(call.auth === 'bearer' ? 'Authorization' : 'X-API-KEY', call.auth === 'bearer' ? `Bearer ${apiKey}` : apiKey)
  return new Request(host + getTarget({ ...call, example }), {
    method: call.method,
    headers,
    ...(example.body && { body: JSON.stringify(example.body) }),
  })
}

/** Allows an empty key, which is not sent. */
export const isSendable = (apiKey: string): boolean => apiKey === '' || isValidCredential.key(apiKey)

export const send = async (call: Call, example: CallExample, apiKey: string): Promise<Answer> => {
  const began = performance.now()
  const response = await openSandbox().fetch(requestTo(call, example, apiKey))
  const text = await response.text()
  const duration = performance.now() - began
  store({ snapshot: openSandbox().snapshot() })
  return { status: response.status, duration, headers: [...response.headers], text }
}

const [account] = controlCall.readAccount.responses

/** Returns undefined for a wrong key. */
export const readFunds = async (apiKey: string): Promise<Funds | undefined> => {
  if (!isSendable(apiKey)) return undefined
  const response = await openSandbox().fetch(requestTo(controlCall.readAccount, {}, apiKey))
  return response.ok ? account.schema.parse(await response.json()) : undefined
}

export const startOver = (): void => {
  sandbox = createSandbox(ownOptions())
  clearStored()
}
