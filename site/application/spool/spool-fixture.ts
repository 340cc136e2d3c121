import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { complete } from '../fixtures.ts'
import { heldClock } from '../held-clock.ts'
import type { Mail } from '../mail.server.ts'
import type { SendOutcome } from '../outcome.server.ts'
import type { Application } from '../schema.ts'
import { machineDisk, type Disk } from './disk.server.ts'
import type { SpoolReport } from './report.server.ts'
import { createSpool, type Spool, type SpoolOptions } from './spool.server.ts'

/** The reference of the first application in tests. */
export const firstId = 'a0eebc99-9c0b-4ef8-bb6d-000000000001'

/** An application of its own for each number. */
export const numbered = (n: number): Application =>
  ({ ...complete, companyName: `Company ${n}`, applicationId: `a0eebc99-9c0b-4ef8-bb6d-${String(n).padStart(12, '0')}` })

/** What the mail service may answer. */
export const outcome = {
  down: { kind: 'transient', name: 'application_error', status: 500, ambiguous: true },
  wrongKey: { kind: 'refused', name: 'invalid_api_key', status: 403 },
  otherBytes: { kind: 'possiblySent', name: 'invalid_idempotent_request', status: 409 },
  quota: { kind: 'throttled', name: 'daily_quota_exceeded', status: 429, retryAfter: 7200 },
} as const satisfies Record<string, SendOutcome>

/** The error of a system call, as Node throws it. */
export const systemError = (code: string) => Object.assign(new Error(`${code}: canary`), { code })

/** A spool in a folder of its own, whose time, mail service and disk a test holds; a restart is a new process on the same folder. It ends with the test. */
export const spoolWorld = (options: Partial<SpoolOptions> = {}) => {
  const folder = options.directory ?? mkdtempSync(join(tmpdir(), 'spool-'))
  const directory = join(folder, 'spool')
  const clock = heldClock()
  const mails: { mail: Mail; key: string }[] = []
  const reports: SpoolReport[] = []
  const outcomes: SendOutcome[] = []
  const progress: string[] = []
  let broken: Partial<Disk> = {}
  const disk = new Proxy(machineDisk, { get: (target, name: keyof Disk) => broken[name] ?? target[name] })
  const open = (): Spool => createSpool({
    clock, disk, random: () => 1, from: 'no-reply@onenode.example', to: ['hosts@onenode.example'],
    report: (report) => reports.push(report),
    progress: (tried, of) => progress.push(`${tried} of ${of}`),
    send: async (mail, key) => {
      mails.push({ mail, key })
      return outcomes.shift() ?? { kind: 'sent', id: 'x' }
    },
    ...options,
    directory,
  })
  let spool = open()
  onTestFinished(async () => {
    await spool.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    directory, clock, mails, reports, outcomes, progress,
    get spool() {
      return spool
    },
    /** Lets operations of the disk fail from now on; the others work again. */
    breakDisk: (operations: Partial<Disk>) => {
      broken = operations
    },
    apply: (application: Application) => spool(application, { marks: [], admit: async () => ({ ok: true }) }),
    /** Lets time pass, and what is due then end. */
    pass: async (milliseconds: number) => {
      clock.leap(milliseconds)
      await spool.idle()
    },
    restart: async () => {
      await spool.close()
      spool = open()
      await spool.open()
      await spool.idle()
    },
    files: (folder: string) => readdirSync(join(directory, folder)).sort(),
  }
}
