import { assert, asyncProperty } from 'fast-check'
import { complete } from '../../packages/application/application.fixture.ts'
import { renderMail, type Mail } from '../../packages/application/mail/mail.server.ts'
import { endpoint, createTestApp } from '../../packages/host/http/app.fixture.ts'
import { fuzzRequest, type FuzzRequest } from './requests.fixture.ts'

/** Maximum number of requests for one app, so that its memory stays small. */
const requestsPerApp = 20_000

const allowed = [200, 202, 303, 400, 413, 415, 422, 429]
const types = /^(?:application\/json|application\/x-www-form-urlencoded|Application\/JSON; charset="UTF-8")$/

const isForeign = ({ secFetchSite, origin }: FuzzRequest) =>
  secFetchSite === undefined ? origin !== 'https://site.example' : secFetchSite !== 'same-origin'

const getRefusal = (request: FuzzRequest) => (isForeign(request) ? 403 : types.test(request.contentType) ? undefined : 415)

const getTags = (html: string) => html.match(/<[^>]*>/g)!.map((tag) => tag.replaceAll(/"[^"]*"/g, ''))

const options = { from: 'no-reply@onenode.example', to: [], reference: 'x', submittedAt: new Date(0) }
const knownTags = new Set(
  [
    renderMail({ ...complete, companyName: 'Booking.com', referralSource: 'partner' }, { ...options, spamSignals: ['honeypot', 'fast'] }),
    renderMail({ ...complete, capitalContribution: false, numberOfGPUs: 1000 }, { ...options, spamSignals: [] }),
  ].flatMap(({ html }) => getTags(html)),
)

/** Matches a subject of one line, whose only invisible characters are spaces in addresses, joiners, and the tags of a flag. */
const subjectPattern =
  /^(?:\[Possible duplicate, ref [0-9a-f-]{36}\] )?(?:\[Suspected spam\] )?New Cloud Host Application - (?:(?!=\?)[^\p{C}\p{Zl}\p{Zp}]|[\u200b-\u200d\u{e0020}-\u{e007f}])+$/u

/** @throws if an answer changed a header of the email or added an element to its HTML. */
function checkMail({ subject, replyTo = '', to, html }: Mail): void {
  if (!subjectPattern.test(subject)) throw new Error('The subject has a line break, an invisible character or an unknown prefix.')
  if (!/^[^\s<>,;"]+@[^\s<>,;"]+$/.test(replyTo)) throw new Error('Reply-To should be a single address without a name.')
  if (to.length !== 3) throw new Error('The email should have exactly three recipients.')
  const foreign = getTags(html).find((tag) => !knownTags.has(tag))
  if (foreign) throw new Error(`The HTML contains a tag that the template does not have: ${foreign}`)
  const link = `mailto:${encodeURIComponent(replyTo).replace('%40', '@')}?subject=`
  for (const [, href] of html.matchAll(/href="([^"]*)"/g))
    if (!href!.startsWith(link.replaceAll("'", '&#39;')))
      throw new Error(`A link should be an email link to the applicant, but it is ${href}`)
}

/**
 * Sends generated requests to the app without a socket, and checks every response and every email.
 * @throws with the smallest request that breaks a rule.
 */
export async function fuzz({ runs, seed }: { runs: number; seed: number }) {
  const statuses: Record<number, number> = {}
  let done = 0
  let mails = 0
  let site = createTestApp({ limit: 5 })

  const send = async (request: FuzzRequest) => {
    if (done++ % requestsPerApp === 0) site = createTestApp({ limit: 5 })
    site.from(request.address === 'crowd' ? '203.0.113.7' : `2001:db8:${(done >>> 16).toString(16)}:${(done & 0xffff).toString(16)}::1`)
    const headers = new Headers({ 'Content-Type': request.contentType })
    if (request.secFetchSite !== undefined) headers.set('Sec-Fetch-Site', request.secFetchSite)
    if (request.origin !== undefined) headers.set('Origin', request.origin)
    return site.app.request(endpoint, { method: 'POST', body: request.body, headers })
  }

  const check = async (request: FuzzRequest) => {
    const { status, headers } = await send(request)
    const sent = site.mails.splice(0)
    const lines = site.lines.splice(0)
    statuses[status] = (statuses[status] ?? 0) + 1
    const refusal = getRefusal(request)
    if (refusal !== undefined ? status !== refusal : !allowed.includes(status))
      throw new Error(`The response has the unexpected status ${status}.`)
    if (headers.get('X-Content-Type-Options') !== 'nosniff') throw new Error('The response lacks the security headers.')
    if (sent.length > ([200, 202, 303].includes(status) ? 1 : 0))
      throw new Error(`${sent.length} emails are too many for a response with the status ${status}.`)
    for (const [mail] of sent) checkMail(mail)
    mails += sent.length
    if (lines.length !== 1 || lines[0]!.includes('"event":"error"'))
      throw new Error(`The log should have one line without an error, but it contains: ${lines.join(' ')}`)
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
