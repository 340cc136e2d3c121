import { assert, asyncProperty, boolean, constantFrom, dictionary, integer, jsonValue, oneof, string } from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { complete } from '../application/fixtures.ts'
import { fieldNames } from '../application/fields.ts'
import { formFields, own, testApp } from './app-fixture.ts'

afterEach(() => vi.restoreAllMocks())

it('writes no value of an application anywhere, whatever becomes of it', async () => {
  const written: string[] = []
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0)
  }
  for (const method of ['log', 'error', 'warn', 'info', 'debug'] as const) vi.spyOn(console, method).mockImplementation((...args) => void written.push(args.join(' ')))
  const canaries = Object.fromEntries(fieldNames.map((name) => [name, `canary-${name}`]))
  const texts = { ...complete, firstName: 'canary', lastName: 'canary', companyEmail: 'canary@canary.example', companyName: 'canary', roleAtCompany: 'canary', locationOfGPUs: 'canary', typeOfGPUs: 'canary' }
  const failing = { kind: 'refused', name: 'invalid_parameter', status: 422 } as const
  const apps = [testApp(), testApp({ outcomes: [failing] }), testApp({ fail: true }), testApp({ pages: { form: () => { throw new Error('canary') } } })]
  for (const { post, postForm } of apps) {
    for (const body of [texts, canaries, { ...texts, canary: 1 }, '{"canary', { ...texts, applicationId: 'canary' }]) await post(body)
    await post(texts, { ...own, 'Sec-Fetch-Site': 'canary' })
    await postForm(formFields({ firstName: 'canary', lastName: ' ' }))
    await postForm('canary=canary')
  }
  const logged = apps.flatMap(({ lines }) => lines)
  expect(logged).toHaveLength(apps.length * 8 + 2)
  expect([...logged, ...written].join('\n')).not.toContain('canary')
})

const nasty = oneof(
  constantFrom('', ' ', 'Amara', 'a\r\nBcc: x@y.example', '\u202ex', '\ud800', '<script>', '{{7*7}}', '\u0000', 'www.x', '王', '1', 'on', 'a@b.example', 'x'.repeat(300), '__proto__'),
  string({ unit: 'binary', maxLength: 40 }),
  string({ unit: 'grapheme', maxLength: 130 }),
  string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 }),
)
const value = oneof({ weight: 6, arbitrary: nasty }, { weight: 1, arbitrary: jsonValue({ maxDepth: 3 }) })
const key = oneof({ weight: 19, arbitrary: constantFrom(...fieldNames, 'companyName', 'companyName', 'website', 'elapsedMs', 'way', 'applicationId') }, string({ maxLength: 12 }))
const change = dictionary(key, value, { minKeys: 1, maxKeys: 3 })

it('answers 2,000 generated requests without a failure of its own, and every subject is one line', async () => {
  const { post, postForm, mails, lines } = testApp()
  const seen = new Map<number, number>()
  const count = ({ status }: Response) => seen.set(status, (seen.get(status) ?? 0) + 1)
  await assert(asyncProperty(change, boolean(), integer({ min: 1, max: 10 }), async (changed, asForm, dice) => {
    const broken = dice === 1
    const body = { ...complete, ...changed }
    const fields = Object.entries(changed).map(([name, text]) => [name, typeof text === 'string' ? text : JSON.stringify(text)])
    if (asForm) count(await postForm(broken ? JSON.stringify(body) : formFields(Object.fromEntries(fields))))
    else count(await post(broken ? JSON.stringify(body).slice(1) : body))
  }), { numRuns: 2000, seed: 20_260_102 })
  expect([...seen.keys()].filter((status) => ![200, 400, 409, 413, 422].includes(status))).toEqual([])
  expect(seen.get(200)).toBeGreaterThan(100)
  expect(mails.length).toBeGreaterThan(100)
  for (const [{ subject, replyTo, html, to }] of mails) {
    expect(subject).toMatch(/^(?:\[Suspected spam\] )?New Cloud Host Application - [^\p{C}\p{Zl}\p{Zp}]+$/u)
    expect(replyTo).toMatch(/^[^\s<>,;"]+@[^\s<>,;"]+$/)
    expect(to).toHaveLength(3)
    expect(new Set(html.match(/<\/?[a-z0-9]+/g))).toEqual(new Set(mails[0]?.[0].html.match(/<\/?[a-z0-9]+/g)))
  }
  expect(lines.some((line) => line.includes('"event":"error"'))).toBe(false)
})
