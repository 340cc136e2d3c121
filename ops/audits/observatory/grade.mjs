import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxiosHeaders } from 'axios'
import evaluator from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { freePort } from '../../testing/free-port.ts'

const least = 125
const origin = 'https://onenode.example'
const modules = new URL('node_modules/@mdn/mdn-http-observatory/', import.meta.url)

// The package reads a preload list when it grades. None was downloaded, and the site is on none.
const preloaded = fileURLToPath(new URL('conf/hsts-preload.json', modules))
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

const load = (/** @type {string} */ path) => import(new URL(`src/${path}`, modules).href)
const { ALL_TESTS } = await load('constants.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js')
const { getGradeForScore, getScoreDescription, getScoreModifier } = await load('grader/grader.js')
const { Requests } = await load('types.js')
const { Session } = await load('retriever/session.js')
const { parseHttpEquivHeaders } = await load('retriever/utils.js')

/** Starts the built site as production would run it; nothing is sent anywhere. */
const startSite = async () => {
  if (!existsSync('dist/server/start.js')) throw new Error('The site is not built yet. Run npm run build first.')
  const port = await freePort()
  const child = spawn(process.execPath, ['dist/server/start.js'], {
    env: {
      ...process.env,
      PORT: `${port}`,
      NODE_ENV: 'production',
      APPLICATION_DELIVERY: 'direct',
      SITE_ORIGIN: origin,
      RESEND_API_KEY: 're_offline',
      RESEND_BASE_URL: 'http://127.0.0.1:9',
    },
  })
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => String(data).includes('Next:') && resolve(undefined))
    child.stderr.on('data', (data) => process.stderr.write(data))
    child.once('exit', () => reject(new Error('The site did not start.')))
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') }
}

/** What the Observatory would retrieve over https. */
const requestsOf = (
  /** @type {Response} */ answer,
  /** @type {string} */ body,
  /** @type {Response} */ cors,
  /** @type {string} */ path,
) => {
  const response = (/** @type {Response} */ from) => ({
    headers: new AxiosHeaders(Object.fromEntries(from.headers)),
    request: { headers: new AxiosHeaders() },
    config: { headers: new AxiosHeaders() },
    status: 200,
    statusText: 'OK',
    verified: true,
    data: body,
  })
  const { host } = new URL(origin)
  const requests = new Requests(host)
  requests.resources.path = body
  requests.responses.auto = { ...response(answer), httpEquiv: new Map() }
  requests.responses.https = response(answer)
  requests.responses.http = response(answer)
  requests.responses.cors = response(cors)
  requests.responses.httpRedirects = [
    { url: new URL(`http://${host}${path}`), status: 301 },
    { url: new URL(`https://${host}${path}`), status: 200 },
  ]
  requests.responses.httpsRedirects = [{ url: new URL(`https://${host}${path}`), status: 200 }]
  requests.session = new Session(new URL(origin + path))
  if (answer.headers.get('content-type')?.startsWith('text/html'))
    requests.responses.auto.httpEquiv = parseHttpEquivHeaders(body, origin + path)
  return requests
}

/** The score as the Observatory counts it: extra credit only for those who are already good. */
const gradeOf = (/** @type {ReturnType<typeof requestsOf>} */ requests) => {
  const results = ALL_TESTS.map((/** @type {(requests: object) => { result: string, pass: boolean }} */ test) => test(requests))
  const modifiers = results.map(({ result }) => getScoreModifier(result))
  const base = modifiers.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, 100)
  const all = modifiers.reduce((sum, modifier) => sum + modifier, 100)
  const rows = results.map((result, at) => ({
    test: result.constructor.name,
    pass: result.pass,
    modifier: modifiers[at],
    description: getScoreDescription(result.result),
  }))
  return { ...getGradeForScore(base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : base), rows }
}

const site = await startSite()
let worst = Number.POSITIVE_INFINITY
let failed = false
try {
  const home = await (await fetch(`${site.url}/`)).text()
  const script = /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? '/favicon.svg'
  const paths = ['/', '/cloud-host-form', '/docs', '/no-such-page', '/api/cloud-host-applications', script, '/search.json', '/robots.txt']
  for (const path of paths) {
    const answer = await fetch(site.url + path)
    const body = await answer.text()
    const cors = await fetch(site.url + path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://http-observatory.security.mozilla.org', 'Access-Control-Request-Method': 'GET' },
    })
    const { score, grade, rows } = gradeOf(requestsOf(answer, body, cors, path))
    worst = Math.min(worst, score)
    console.log(`${String(score).padStart(4)} ${grade.padEnd(3)} ${answer.status} ${path}`)
    if (path === '/')
      for (const { test, pass, modifier, description } of rows)
        console.log(
          `       ${pass ? 'pass' : 'FAIL'} ${String(modifier).padStart(4)} ${test}: ${description
            .replaceAll(/<[^>]*>/g, '')
            .replaceAll(/\s+/g, ' ')
            .trim()}`,
        )
    const policy = answer.headers.get('content-security-policy') ?? ''
    const findings = new evaluator.CspEvaluator(new CspParser(policy).csp).evaluate()
    for (const { severity, directive, value, description } of findings) {
      const serious = severity <= Severity.MEDIUM
      failed ||= serious
      if (serious || path === '/')
        console.log(`       csp_evaluator ${Severity[severity]}: ${directive} ${value ?? ''} ${description.replaceAll(/\s+/g, ' ')}`)
    }
  }
} finally {
  site.stop()
}
console.log(
  `Lowest score ${worst}; ${least} is asked for. csp_evaluator found ${failed ? 'something serious' : 'nothing of high or medium severity'}.`,
)
if (worst < least || failed) {
  console.error('Next: look at packages/host/html/headers.ts, then run npm run build && npm run observatory again.')
  process.exit(1)
}
console.log('Next: nothing. Run it again when packages/host/html/headers.ts changes.')
