import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { complete } from '../../packages/application/application.fixture.ts'
import { listen } from '../../packages/host/node/listen.ts'
import { createMailbox, type Mailbox } from '../../packages/host/mailbox/mailbox.ts'

/** The key that the stand-in for the mail service takes. */
export const apiKey = 're_faults'

/** Token that reads the metrics of a server under test. */
export const metricsToken = 'faults-metrics-token'

/** The stand-in for the mail service on a port of its own, and a folder for one outbox. */
export interface World {
  mailbox: Mailbox
  mailUrl: string
  directory: string
  /** Number of mails by reference, and of those with a label. */
  mailed: () => Map<string, { mails: number; labelled: number }>
  end: () => Promise<void>
}

/** Starts a world; `delay` replaces the waiting of a scripted delay. */
export const createWorld = async (delay?: () => Promise<unknown>): Promise<World> => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const mailbox = createMailbox({ directory: join(folder, 'mailbox'), apiKey, ...(delay && { delay }) })
  const listening = await listen(mailbox.app, { port: 0, hostname: '127.0.0.1', purpose: 'the mail service' })
  return {
    mailbox,
    mailUrl: `http://127.0.0.1:${listening.port}`,
    directory: join(folder, 'outbox'),
    mailed: () => {
      const counted = new Map<string, { mails: number; labelled: number }>()
      for (const { subject, text = '' } of mailbox.messages()) {
        const reference = /^Reference: (\S+)$/m.exec(text)?.[1] ?? ''
        const { mails, labelled } = counted.get(reference) ?? { mails: 0, labelled: 0 }
        counted.set(reference, { mails: mails + 1, labelled: labelled + (subject.startsWith('[Possible duplicate, ') ? 1 : 0) })
      }
      return counted
    },
    end: async () => {
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

/** Headers of the site's own script. */
export const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
