import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { dark, inkBand, light, sunkenBand, type ThemeColors } from './themes.ts'

/** Every pair that `ui/` puts together, with the least ratio that WCAG 2.2 AA asks of it. */
const pairs: readonly [string, (theme: ThemeColors) => [string, string], number][] = [
  ...(['canvas', 'surface', 'sunken'] as const).flatMap((ground): [string, (theme: ThemeColors) => [string, string], number][] => [
    [`text on ${ground}`, (t) => [t.text.default, t[ground]], 4.5],
    [`muted text on ${ground}`, (t) => [t.text.muted, t[ground]], 4.5],
    [`accent text on ${ground}`, (t) => [t.accent.default, t[ground]], 4.5],
    [`danger text on ${ground}`, (t) => [t.status.danger, t[ground]], 4.5],
    [`success text on ${ground}`, (t) => [t.status.success, t[ground]], 4.5],
    [`field border on ${ground}`, (t) => [t.field.border, t[ground]], 3],
    [`strong line on ${ground}`, (t) => [t.line.strong, t[ground]], 3],
  ]),
  ['text on accent', (t) => [t.accent.on, t.accent.default], 4.5],
  ['text on hovered accent', (t) => [t.accent.on, t.accent.hover], 4.5],
  ['text on verified', (t) => [t.verified.on, t.verified.default], 4.5],
]

describe.each(Object.entries({ light, dark, inkBand, sunkenBand }))('%s', (_name, theme) => {
  test.each(pairs)('%s', (_pair, colors, least) => {
    expect(contrast(...colors(theme))).toBeGreaterThanOrEqual(least)
  })
})

test('contrast is that of the standard’s own examples', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})
