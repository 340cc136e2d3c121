import { describe, expect, it } from 'vitest'
import { explainCost, getNextEpoch } from './cost.ts'

const at = (time: string) => new Date(time.length === 5 ? `2026-01-14T${time}:00Z` : time)
const times = (launch: string, end: string, pricePerDay = '0.42') => {
  const result = explainCost({ launchedAt: at(launch), endedAt: at(end), pricePerDay })
  return result.ok ? result.cost.charges.map(({ at: moment }) => moment.toISOString().slice(5, 16)) : result.problem
}

describe('the cost explainer', () => {
  it('charges one day at launch and the next at 17:55, ten minutes later, in the first worked example', () => {
    expect(explainCost({ launchedAt: at('17:45'), endedAt: at('17:56'), pricePerDay: '0.42' })).toEqual({
      ok: true,
      cost: {
        charges: [
          { at: at('17:45'), reason: 'launch', amount: '0.42' },
          { at: at('17:55'), reason: 'epoch', amount: '0.42' },
        ],
        total: '0.84',
        paidUntil: at('2026-01-15T17:55:00Z'),
      },
    })
  })

  it('charges a VM deleted at 18:00 for the epoch that began at 17:55, as in the second worked example', () => {
    expect(times('2026-01-13T18:00:00Z', '18:00')).toEqual(['01-13T18:00', '01-14T17:55'])
  })

  it.each([
    ['launched 17:54, deleted 17:54', '17:54', '17:54', ['01-14T17:54']],
    ['launched 17:54, deleted 17:56', '17:54', '17:56', ['01-14T17:54', '01-14T17:55']],
    ['launched 17:55, deleted 17:56', '17:55', '17:56', ['01-14T17:55']],
    ['launched 17:55, deleted 17:54 the next day', '17:55', '2026-01-15T17:54:00Z', ['01-14T17:55']],
    ['launched 17:55, deleted 17:55 the next day', '17:55', '2026-01-15T17:55:00Z', ['01-14T17:55', '01-15T17:55']],
    ['launched 12:00, deleted 17:54', '12:00', '17:54', ['01-14T12:00']],
    ['launched 12:00, deleted 17:54:59.999', '12:00', '2026-01-14T17:54:59.999Z', ['01-14T12:00']],
    ['launched 12:00, deleted 17:56', '12:00', '17:56', ['01-14T12:00', '01-14T17:55']],
    ['across February 29', '2028-02-28T18:00:00Z', '2028-03-01T17:56:00Z', ['02-28T18:00', '02-29T17:55', '03-01T17:55']],
  ])('%s', (_, launch, end, expected) => {
    expect(times(launch, end)).toEqual(expected)
  })

  it('adds decimal prices exactly', () => {
    const total = (pricePerDay: string, days: number) => {
      const result = explainCost({
        launchedAt: at('18:00'),
        endedAt: new Date(at('18:00').getTime() + (days - 1) * 86_400_000),
        pricePerDay,
      })
      return result.ok ? result.cost.total : result.problem
    }
    expect(total('0.1', 3)).toBe('0.30')
    expect(total('1', 2)).toBe('2.00')
    expect(total('0.000001', 1)).toBe('0.000001')
    expect(total('999999999.999999', 2)).toBe('1999999999.999998')
  })

  it('returns the time of the next charge', () => {
    expect(getNextEpoch(at('17:54'))).toEqual(at('17:55'))
    expect(getNextEpoch(at('17:55'))).toEqual(at('2026-01-15T17:55:00Z'))
    expect(getNextEpoch(at('2026-12-31T18:00:00Z'))).toEqual(at('2027-01-01T17:55:00Z'))
  })

  it.each([
    ['launchedAt', 'x', '18:00', '1'],
    ['endedAt', '18:00', 'x', '1'],
    ['endedAt', '18:00', '17:59', '1'],
    ['endedAt', '18:00', '2028-01-14T18:00:00Z', '1'],
    ['pricePerDay', '17:00', '18:00', ''],
    ['pricePerDay', '17:00', '18:00', '-1'],
    ['pricePerDay', '17:00', '18:00', '1e3'],
    ['pricePerDay', '17:00', '18:00', '0.1234567'],
  ])('names the field %s when its value is invalid', (field, launch, end, pricePerDay) => {
    expect(explainCost({ launchedAt: at(launch), endedAt: at(end), pricePerDay })).toMatchObject({ ok: false, problem: { field } })
  })
})
