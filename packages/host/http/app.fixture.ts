import { brand } from '@workspace/tokens/brand.ts'
import { createAccept, type Accept, type AcceptOptions } from '@workspace/application/accept/accept.server.ts'
import { complete } from '@workspace/application/application.fixture.ts'
import type { Mail } from '@workspace/application/mail/mail.server.ts'
import { outcome } from '@workspace/application/mail/outcome.fixture.ts'
import type { SendFailure } from '@workspace/application/mail/send.server.ts'
import { createApp } from './app.ts'
import { createLimits } from './limits.ts'
import { createLog } from './log.ts'
import type { Operations } from './operations.ts'
import { fakePages } from './pages.fixture.ts'
import type { Pages } from './pages.ts'
import { endpoint as path } from '@workspace/application/endpoint.ts'

/** The endpoint's address in tests. */
export const endpoint = `http://localhost${path}`

/** Headers that the form's script sends. */
export const own = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }

/** The complete application as the fields of a form. */
export const formFields = (change: Record<string, string> = {}): string =>
  new URLSearchParams({ ...complete, numberOfGPUs: '64', capitalContribution: 'on', emailConsent: 'on', ...change }).toString()

export interface TestAppOptions {
  /** Applications in ten minutes; 0 for no limit. */
  limit?: number
  anyHost?: boolean
  /** Failures of the next mails; afterwards every mail is sent. */
  outcomes?: SendFailure[]
  pages?: Partial<Pages>
  /** Whether sending throws, which a sender never does. */
  fail?: boolean
  /** Makes the `accept` of the app. @default one that sends directly */
  accepting?: (options: AcceptOptions) => Accept
  operations?: Operations
  metricsToken?: string
  operatorToken?: string
}

/** An app for tests, with its mails and its log. */
export const testApp = ({ limit = 0, outcomes = [], pages, fail = false, accepting = createAccept, ...routes }: TestAppOptions = {}) => {
  const mails: [mail: Mail, key: string][] = []
  const lines: string[] = []
  const taken = new Map<string, string>()
  let address = '203.0.113.7'
  const accept = accepting({
    from: `no-reply@${brand.mailDomain}`,
    to: [`hosts@${brand.mailDomain}`, `operations@${brand.mailDomain}`, `partners@${brand.mailDomain}`],
    send: async (mail, key) => {
      if (fail) throw new TypeError(`canary ${mail.text}`)
      // As the mail service remembers a key.
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
    now: Date.now,
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
