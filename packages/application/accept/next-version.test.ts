import { afterEach, expect, it, vi } from 'vitest'
import { complete } from '../application.fixture.ts'
import { outcome } from '../mail/outcome.fixture.ts'
import { firstId, createApplication, createOutboxWorld } from './outbox.fixture.ts'

type Fixture = typeof import('./outbox.fixture.ts')

/** Fields that the next version adds: a required field before all others, and three optional fields. */
const added = {
  nextText: { group: 'personal', kind: 'text', required: true, maxLength: 120 },
  nextWhole: { group: 'infrastructure', kind: 'wholeNumber', required: false, min: 0, max: 1_000 },
  nextChoice: { group: 'infrastructure', kind: 'select', required: false, options: ['slow', 'fast'] },
  nextBox: { group: 'additional', kind: 'checkbox', required: false },
} as const

/** Loads the modules of a version that adds these fields and no longer offers one of the choices. */
const nextVersion = async () => {
  vi.resetModules()
  vi.doMock(import('../rules/fields.ts'), async (load) => {
    const before = await load()
    const fields = { ...added, ...before.fields }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The types are those of the current version.
    return { ...before, fields, fieldNames: Object.keys(fields) as typeof before.fieldNames }
  })
  vi.doMock(import('../words/application.ts'), async (load) => {
    const { application } = await load()
    const labels = Object.fromEntries(Object.keys(added).map((name) => [name, { label: `Label of ${name}` }]))
    const { 'data-center': _gone, ...setups } = application.options.gpuSetupDescription
    return {
      application: {
        ...application,
        fields: { ...application.fields, ...labels },
        options: { ...application.options, gpuSetupDescription: setups, nextChoice: { slow: 'Slow', fast: 'Fast' } },
      } as unknown as typeof application,
    }
  })
  const fixture: Fixture = await import('./outbox.fixture.ts')
  const { operate } = await import('../outbox/operator.server.ts')
  const { fromForm, parseApplication } = await import('../rules/schema.ts')
  const check = (raw: Record<string, unknown>) => parseApplication(raw)
  return { ...fixture, operate, check, checkForm: (form: URLSearchParams) => check(fromForm(form)) }
}

afterEach(() => {
  vi.doUnmock('../rules/fields.ts')
  vi.doUnmock('../words/application.ts')
  vi.resetModules()
})

it.each(['down', 'wrongKey'] as const)(
  'sends, lists and shows an application that the previous version could not send (%s)',
  async (failure) => {
    const before = createOutboxWorld()
    before.outcomes.push(outcome[failure])
    await before.apply(createApplication(1))
    const { operate, createOutboxWorld: nextWorld } = await nextVersion()
    const after = nextWorld({}, before.directory)
    const reference = firstId
    const { rows } = await operate(after.database, { command: 'list' }, 0)
    expect(rows).toMatchObject([{ reference, state: failure === 'down' ? 'waiting' : 'parked' }])
    after.clock.advance(3_600_000)
    await after.outbox.open()
    await after.outbox.sweep()
    await after.outbox.idle()
    expect(after.mails).toHaveLength(1)
    const { mail, key } = after.mails[0]!
    expect([key, mail.subject]).toEqual([
      `cloud-host-application/${reference}${failure === 'down' ? '' : '/2'}`,
      'New Cloud Host Application - Company 1',
    ])
    // An email that may have been accepted stays the same. An email that is rendered again has no new fields.
    if (failure === 'down') expect(after.mails[0]).toEqual(before.mails[0])
    for (const part of [mail.text, mail.html]) expect(part).not.toMatch(/undefined|Label of/)
    expect(mail.text).toContain(failure === 'down' ? 'GPU setup: Enterprise Data Center' : 'GPU setup: data-center')
    const { shown } = await operate(after.database, { command: 'show', reference }, 0)
    expect(JSON.stringify(shown)).not.toMatch(/undefined|Label of/)
  },
)

it.each(['with', 'without'] as const)(
  'recognizes an application %s an id when a page of the previous version submits it again',
  async (id) => {
    const { applicationId, ...rest } = createApplication(1)
    const application = id === 'with' ? { ...rest, applicationId } : rest
    const before = createOutboxWorld()
    const first = await before.apply(application)
    const { createOutboxWorld: nextWorld } = await nextVersion()
    const after = nextWorld({}, before.directory)
    expect(await after.apply(application)).toEqual(first)
    // The next version treats a box that the applicant never saw as unchecked.
    expect(await after.apply(Object.assign({ nextBox: false }, application))).toEqual(first)
    expect(after.mails).toEqual([])
    expect(await after.apply(Object.assign({ nextWhole: 0 }, application))).not.toEqual(first)
  },
)

it('supports optional fields and numbers that are added to the field table and the words, and emails their answers', async () => {
  const { check, checkForm, createOutboxWorld: nextWorld, createApplication: next } = await nextVersion()
  const required = { ...next(2), gpuSetupDescription: 'other', nextText: 'Infrastructure' }
  const answered = check({ ...required, nextWhole: ' 12 ', nextChoice: 'fast' })
  expect(answered).toMatchObject({ ok: true, application: { nextWhole: 12, nextChoice: 'fast' } })
  const { capitalContribution: _unticked, ...texts } = complete
  const typed = {
    ...texts,
    gpuSetupDescription: 'other',
    nextText: 'Infrastructure',
    numberOfGPUs: '64',
    emailConsent: 'on',
    nextWhole: ' ',
    nextChoice: '',
  }
  const empty = checkForm(new URLSearchParams(typed))
  expect(empty).toMatchObject({
    ok: true,
    application: { nextWhole: undefined, nextChoice: undefined, nextBox: false },
  })
  for (const [name, value] of [
    ['nextWhole', '1001'],
    ['nextWhole', '1e3'],
    ['nextWhole', '1.5'],
    ['nextWhole', '-1'],
    ['nextChoice', 'Fast'],
  ] as const)
    expect(check({ ...required, [name]: value })).toMatchObject({ ok: false, fields: { [name]: expect.anything() } })
  const world = nextWorld()
  if (answered.ok) await world.apply(answered.application)
  for (const line of ['Label of nextWhole: 12', 'Label of nextChoice: Fast', 'Label of nextText: Infrastructure'])
    expect(world.mails[0]?.mail.text).toContain(`\n${line}\n`)
  expect(world.mails[0]?.mail.text).not.toContain('undefined')
})
