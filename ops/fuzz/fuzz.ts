import { assert, asyncProperty } from 'fast-check'
import { complete } from '../../packages/application/application.fixture.ts'
import { endpoint, createTestApp } from '../../packages/host/http/app.fixture.ts'
import { findProblem } from './mail-check.ts'
import { fuzzRequest, type FuzzRequest } from './requests.ts'

export interface FuzzOptions {
  runs: number
  seed: number
  /** Called every 1,000 requests. */
  progress?: (done: number) => void
}

export interface FuzzFigures {
  runs: number
  seed: number
  /** Answers by status. */
  statuses: ReadonlyMap<number, number>
  /** Mails that were sent; each was parsed. */
  mails: number
}

/** Requests to one app, so that its memory stays small. */
const requestsPerApp = 20_000

const allowed = [200, 202, 303, 400, 413, 415, 422, 429]
const types = /^(?:application\/json|application\/x-www-form-urlencoded|Application\/JSON; charset="UTF-8")$/

const isForeign = ({ secFetchSite, origin }: FuzzRequest) =>
  secFetchSite === undefined ? origin !== 'https://site.example' : secFetchSite !== 'same-origin'

const expectedRefusal = (request: FuzzRequest) => (isForeign(request) ? 403 : types.test(request.contentType) ? undefined : 415)

/**
 * Sends generated requests to the app, without a socket, and checks every answer and every mail.
 * @throws with the smallest request that breaks a rule.
 */
export async function fuzz({ runs, seed, progress }: FuzzOptions): Promise<FuzzFigures> {
  const statuses = new Map<number, number>()
  let done = 0
  let mails = 0
  let site = createTestApp({ limit: 5 })

  const answer = async (request: FuzzRequest) => {
    if (done++ % requestsPerApp === 0) site = createTestApp({ limit: 5 })
    if (done % 1000 === 0) progress?.(done)
    site.from(request.address === 'crowd' ? '203.0.113.7' : `2001:db8:${(done >>> 16).toString(16)}:${(done & 0xffff).toString(16)}::1`)
    const headers = new Headers({ 'Content-Type': request.contentType })
    if (request.secFetchSite !== undefined) headers.set('Sec-Fetch-Site', request.secFetchSite)
    if (request.origin !== undefined) headers.set('Origin', request.origin)
    return site.app.request(endpoint, { method: 'POST', body: request.body, headers })
  }

  const check = async (request: FuzzRequest) => {
    const { status, headers } = await answer(request)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const refusal = expectedRefusal(request)
    if (refusal !== undefined ? status !== refusal : !allowed.includes(status)) throw new Error(`answered with ${status}`)
    if (headers.get('X-Content-Type-Options') !== 'nosniff') throw new Error('no security headers')
    const sent = site.mails.splice(0)
    if (sent.length > ([200, 202, 303].includes(status) ? 1 : 0)) throw new Error(`${sent.length} mails for an answer of ${status}`)
    for (const [mail] of sent) {
      const problem = findProblem(mail)
      if (problem) throw new Error(problem)
    }
    mails += sent.length
    const lines = site.lines.splice(0)
    if (lines.length !== 1 || lines[0]!.includes('"event":"error"')) throw new Error(`logged ${lines.join(' ')}`)
  }

  await assert(asyncProperty(fuzzRequest, check), {
    numRuns: runs,
    seed,
    examples: [
      [{ body: JSON.stringify(complete), contentType: 'application/json', secFetchSite: 'same-origin', origin: undefined, address: 'own' }],
    ],
  })
  return { runs, seed, statuses, mails }
}

/** Writes the figures on two lines. */
export const summaryOf = ({ runs, seed, statuses, mails }: FuzzFigures): string => {
  const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count.toLocaleString('en-US')}`)
  return `Fuzz: ${runs.toLocaleString('en-US')} requests (seed ${seed}), ${counted.join(', ')}\n      ${mails.toLocaleString('en-US')} mails, every one parsed: subjects of one line, text read back, elements unchanged`
}
