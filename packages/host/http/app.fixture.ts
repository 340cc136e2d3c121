import { brand } from '@workspace/tokens/brand.ts'
import { createAccept as createRealAccept, type Accept, type AcceptOptions } from '@workspace/application/accept/accept.server.ts'
import { complete } from '@workspace/application/application.fixture.ts'
import type { Mail } from '@workspace/application/mail/mail.server.ts'
import { outcome } from '@workspace/application/mail/outcome.fixture.ts'
import type { SendFailure } from '@workspace/application/mail/send.server.ts'
import { createApp } from './app.ts'
import { createLimits } from './limits.ts'
import { createLog } from './log.ts'
import type { Operations } from './operations.ts'
import { fakePages } from './pages.fixture.ts'
import type { LoadedPages } from './pages.ts'
import { endpoint as path } from '@workspace/application/endpoint.ts'

/** URL of the endpoint in tests. */
export const endpoint = `http://localhost${path}`

/** Headers that the form's script sends. */
export const own = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }

/** Encodes the complete application as a form does. */
export const encodeForm = (change: Record<string, string> = {}): string =>
  new URLSearchParams({ ...complete, numberOfGPUs: '64', capitalContribution: 'on', emailConsent: 'on', ...change }).toString()

export interface TestAppOptions {
  /** Maximum number of applications in ten minutes, or 0 for no limit. */
  limit?: number
  anyHost?: boolean
  /** Failures of the first emails, in order. All later emails are sent. */
  outcomes?: SendFailure[]
  pages?: Partial<LoadedPages>
  /** Makes the sender throw. A real sender never throws. */
  throws?: boolean
  /** Creates `accept`. @default a function that sends directly */
  createAccept?: (options: AcceptOptions) => Accept
  operations?: Operations
  metricsToken?: string
  operatorToken?: string
}

/** Creates an app for tests and returns it with its emails and its log. */
export const createTestApp = ({
  limit = 0,
  outcomes = [],
  pages,
  throws = false,
  createAccept = createRealAccept,
  ...routes
}: TestAppOptions = {}) => {
  const mails: [mail: Mail, key: string][] = []
  const lines: string[] = []
  const taken = new Map<string, string>()
  let address = '203.0.113.7'
  const accept = createAccept({
    from: `no-reply@${brand.mailDomain}`,
    to: [`hosts@${brand.mailDomain}`, `operations@${brand.mailDomain}`, `partners@${brand.mailDomain}`],
    send: async (mail, key) => {
      if (throws) throw new TypeError(`canary ${mail.text}`)
      // Like the mail service, remembers each idempotency key.
      const known = taken.get(key)
      if (known === JSON.stringify(mail)) return { kind: 'sent', id: 'x' }
      if (known !== undefined) return outcome.otherBytes
      mails.push([mail, key])
      const failure = outcomes.shift()
      if (failure === undefined) taken.set(key, JSON.stringify(mail))
      return failure ?? { kind: 'sent', id: 'x' }
    },
  })
  const app = createApp({
    siteOrigin: 'https://site.example',
    accept,
    limits: createLimits(limit),
    pages: { ...fakePages, ...pages },
    log: createLog((line) => lines.push(line)),
    ...routes,
    clientAddress: () => address,
  })
  return {
    app,
    mails,
    lines,
    from: (next: string) => (address = next),
    post: async (body: unknown, headers: Record<string, string> = own) =>
      app.request(endpoint, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers }),
    postForm: async (body: string) =>
      app.request(endpoint, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
      }),
  }
}
