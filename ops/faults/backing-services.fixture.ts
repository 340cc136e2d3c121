import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { complete } from '../../packages/application/application.fixture.ts'
import { listen } from '../../packages/host/node/listen.ts'
import { createMailbox } from '../../packages/host/mailbox/mailbox.ts'
import { createLimits } from '../../packages/host/http/limits.ts'
import { fakePages } from '../../packages/host/http/pages.fixture.ts'

export const apiKey = 're_faults'

export const metricsToken = 'faults-metrics-token'

export const addresses = { from: 'no-reply@onenode.example', to: ['hosts@onenode.example'] }

export const appOptions = {
  siteOrigin: 'https://site.example',
  limits: createLimits(0),
  pages: fakePages,
  clientAddress: () => '203.0.113.7',
}

export type BackingServices = Awaited<ReturnType<typeof startBackingServices>>

/** Starts a mail service with an outbox folder. `delay` replaces the timer of its scripted delays. */
export const startBackingServices = async (delay?: () => Promise<unknown>) => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const mailbox = createMailbox({ directory: join(folder, 'mailbox'), apiKey, ...(delay && { delay }) })
  const listening = await listen(mailbox.app, { port: 0, hostname: '127.0.0.1', purpose: 'the mail service' })
  return {
    mailbox,
    mailUrl: `http://127.0.0.1:${listening.port}`,
    outboxDirectory: join(folder, 'outbox'),
    countMails: () => {
      const counts = new Map<string, { mails: number; labelled: number }>()
      for (const { subject, text = '' } of mailbox.messages()) {
        const reference = /^Reference: \S+ \((\S+)\)$/m.exec(text)?.[1] ?? ''
        const { mails, labelled } = counts.get(reference) ?? { mails: 0, labelled: 0 }
        counts.set(reference, { mails: mails + 1, labelled: labelled + (subject.startsWith('[Possible duplicate, ') ? 1 : 0) })
      }
      return counts
    },
    stop: async () => {
      await listening.close(0)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let last = 0

export const nextApplication = () => {
  const applicationId = `a0eebc99-9c0b-4ef8-bb6d-${String(++last).padStart(12, '0')}`
  return { applicationId, body: JSON.stringify({ ...complete, companyName: `Company ${last}`, applicationId }) }
}

/** Request headers that the site's own script sends. */
export const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
