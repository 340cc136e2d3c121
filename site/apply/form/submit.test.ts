import { afterEach, describe, expect, it, vi } from 'vitest'
import { getAttempt, readDraft } from './draft.ts'
import { submit } from './submit.ts'

const texts = { outdated: 'outdated' }
const reference = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'

afterEach(() => vi.unstubAllGlobals())

const answered = async (status: number, body: unknown) => {
  vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
  return submit({}, texts)
}

describe('a response', () => {
  const rows: [status: number, body: unknown, outcome: object][] = [
    [200, { reference }, { kind: 'accepted', reference, sent: true }],
    [202, { reference }, { kind: 'accepted', reference, sent: false }],
    ...[
      { reference: '../admin' },
      { reference: '' },
      { reference: 7 },
      { reference: reference.slice(1) },
      {},
      null,
      [],
      'text',
      '<html>',
    ].map((body): [number, unknown, object] => [200, body, { kind: 'failed' }]),
    [422, { error: { code: 'invalid', fields: { firstName: 'Enter it' } } }, { kind: 'invalid', fields: { firstName: 'Enter it' } }],
    [
      422,
      { error: { code: 'invalid', fields: { firstName: 'Enter it', newField: 'Enter that' } } },
      { kind: 'invalid', fields: { firstName: 'Enter it' } },
    ],
    ...[
      { error: { code: 'invalid', fields: { newField: 'Enter that' } } },
      { error: { code: 'invalid', fields: { constructor: 'x', __proto__: 'y' } } },
      { error: { code: 'unknown_fields', fields: {} } },
      { error: { code: 'unknown_fields' } },
      {},
      '<html>',
    ].map((body): [number, unknown, object] => [422, body, { kind: 'failed', detail: 'outdated' }]),
    ...[
      { error: { fields: { firstName: { text: 'Enter it' } } } },
      { error: { fields: { firstName: ['Enter it'] } } },
      { error: { fields: { firstName: null } } },
      { error: { fields: null } },
      { error: { fields: 'firstName' } },
      { error: null },
      { error: 'invalid' },
    ].map((body): [number, unknown, object] => [422, body, { kind: 'failed', detail: 'outdated' }]),
    [429, { error: { code: 'too_many', message: 'Wait' } }, { kind: 'failed', detail: 'Wait' }],
    [503, { error: { code: 'mail_busy', message: 'Wait' } }, { kind: 'failed', detail: 'Wait' }],
    ...[
      { error: { message: { text: 'Wait' } } },
      { error: { message: ['Wait'] } },
      { error: { message: '' } },
      { error: { message: null } },
      { message: 'Forbidden' },
      'blocked',
    ].map((body): [number, unknown, object] => [403, body, { kind: 'failed', detail: undefined }]),
    [503, { error: { code: ['mail_busy'], message: 'Wait' } }, { kind: 'failed', detail: undefined }],
    [409, {}, { kind: 'failed', conflict: true }],
    [500, {}, { kind: 'failed' }],
  ]
  it.each(rows)('is handled by its status and body: %i %j', async (status, body, outcome) =>
    expect(await answered(status, body)).toMatchObject(outcome),
  )
})

describe('a browser', () => {
  it.each<[string, () => unknown]>([
    ['is missing', () => undefined],
    ['rejects', () => async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['returns nothing', () => async () => undefined],
    ['returns an object without a status', () => async () => ({ json: async () => ({ reference }) })],
    ['returns an object without a body', () => async () => ({ status: 200 })],
  ])('whose fetch function %s gets no answer', async (_, create) => {
    vi.stubGlobal('fetch', create())
    expect(await submit({}, texts)).toEqual({ kind: 'unanswered' })
  })

  it('whose fetch function never responds gets no answer', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const outcome = submit({}, texts)
    await vi.runAllTimersAsync()
    expect(await outcome).toEqual({ kind: 'unanswered' })
    vi.useRealTimers()
  })

  it('without `response.ok` and AbortSignal gets the outcome', async () => {
    vi.stubGlobal('AbortSignal', undefined)
    vi.stubGlobal('fetch', async () => ({ status: 202, json: async () => ({ reference }) }))
    expect(await submit({}, texts)).toEqual({ kind: 'accepted', reference, sent: false })
  })

  it('creates a unique id for each application even without randomUUID', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const [one, other] = [getAttempt({ values: {} }, 'a'), getAttempt({ values: {} }, 'a')]
    expect(one.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(one.id).not.toBe(other.id)
  })

  it.each([
    '{"values":null}',
    '{"values":7}',
    '{"values":["x"],"attempt":null}',
    '{"attempt":{"id":7}}',
    '{"attempt":{"id":"7","content":"x"}}',
    '{"attempt":{"id":"A0EEBC99-9C0B","content":"x"}}',
    'null',
    '[]',
    '{',
    '""',
  ])('starts with an empty draft if its session storage contains %s', (stored) => {
    vi.stubGlobal('sessionStorage', { getItem: () => stored })
    expect(readDraft()).toMatchObject({ values: {} })
    expect(readDraft().attempt).toBeUndefined()
  })
})
