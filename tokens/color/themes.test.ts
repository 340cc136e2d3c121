import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { least } from './colors.ts'
import { getColor, grounds, pairs } from './pairs.ts'

describe.each(Object.entries(grounds))('%s', (_name, { colors }) => {
  test.each(pairs.map(({ ink, on, use }) => [`${ink} on ${on}`, ink, on, use] as const))('%s', (_pair, ink, on, use) => {
    expect(contrast(getColor(colors, ink), getColor(colors, on))).toBeGreaterThanOrEqual(least[use])
  })
})

test('computes the contrast of the examples in the standard', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})
