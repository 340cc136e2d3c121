import { expect } from 'vitest'
import { caasCalls } from '@workspace/api/caas/caas.ts'
import type { Call, CallExample } from '@workspace/api/call.ts'
import { getTarget } from '@workspace/api/samples/samples.ts'
import { vmCalls } from '@workspace/api/vm/vm.ts'
import { controlCall } from './handlers/control-calls.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'

/** Host of the requests in tests. No server listens there. */
export const host = 'http://sandbox.test'

/** All calls that the sandbox answers. */
export const everyCall: readonly Call[] = [...vmCalls, ...caasCalls, ...Object.values(controlCall)]

/** Builds a request for a call, by default from the call's example. */
export const createRequest = (
  call: Call,
  example: CallExample = call.example,
  key: string | undefined = 'sandbox-test',
  base = host,
): Request =>
  new Request(base + getTarget({ ...call, example }), {
    method: call.method,
    headers: {
      ...(key === undefined ? {} : call.auth === 'bearer' ? { Authorization: `Bearer ${key}` } : { 'X-API-KEY': key }),
      ...(example.body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(example.body ? { body: JSON.stringify(example.body) } : {}),
  })

/** Reads a response. Throws if its status, media type or shape is not documented. */
export const expectDocumented = async (call: Call, response: Response): Promise<unknown> => {
  const replies = call.responses.filter(({ status }) => status === response.status)
  if (replies.length === 0)
    throw new Error(`${call.id} answered with ${response.status}, which it does not document: ${await response.text()}`)
  const text = await response.text()
  const [{ schema, contentType = 'application/json' }] = replies as [Call['responses'][0]]
  if (!schema) {
    expect(text).toBe('')
    return undefined
  }
  expect(response.headers.get('Content-Type')).toBe(contentType)
  const body: unknown = contentType === 'application/json' ? JSON.parse(text) : text
  expect(schema.parse(body), call.id).toEqual(body)
  if (response.status >= 400) expect(body, call.id).toMatchObject({ docs: expect.stringMatching(/\/docs\/errors#/) })
  return body
}

/** Opens an account in a sandbox whose clock the test controls. */
export const openAccount = (options: SandboxOptions = {}, key = 'sandbox-test') => {
  const clock = { time: 0 }
  const sandbox: Sandbox = createSandbox({ now: () => clock.time, speed: 1, ...options })
  const send = async (call: Call, example?: CallExample) => {
    const response = await sandbox.fetch(createRequest(call, example, key))
    return { status: response.status, body: (await expectDocumented(call, response)) as never }
  }
  return {
    sandbox,
    send,
    /** Sends a call and returns the body of the response. Throws unless the call succeeds. */
    get: async <Body = never>(call: Call, example?: CallExample): Promise<Body> => {
      const { status, body } = await send(call, example)
      if (status >= 300) throw new Error(`${call.id}: ${status} ${JSON.stringify(body)}`)
      return body
    },
    wait: (minutes: number) => {
      clock.time += minutes * 60_000
    },
  }
}
