import { expect, test } from 'vitest'
import { contrastProblems, themeStyles, type Accent } from './theme-choice.ts'
import { dark, light } from './themes.ts'

const good: { light: Accent; dark: Accent } = {
  light: { default: '#0B6B3A', hover: '#085029', on: '#FFFFFF' },
  dark: { default: '#6FE3A5', hover: '#9CF0C2', on: '#0E1013' },
}

test('accepts the default accents and a green one', () => {
  expect(contrastProblems({ accent: { light: light.accent, dark: dark.accent } })).toEqual([])
  expect(contrastProblems({ accent: good })).toEqual([])
})

test('reports an accent that is too light, with its background and ratio', () => {
  const problems = contrastProblems({ accent: { ...good, light: { ...good.light, default: '#FFD400' } } })
  expect(problems).toContainEqual(
    expect.objectContaining({ ground: 'light', ink: 'accent.default', on: 'canvas', use: 'text', least: 4.5 }),
  )
  expect(problems.every(({ ground, ratio, least }) => ['light', 'lightSand'].includes(ground) && ratio < least)).toBe(true)
})

test('reports an accent that is too dark, including in the bands', () => {
  const problems = contrastProblems({ accent: { ...good, dark: good.light } })
  expect(new Set(problems.map(({ ground }) => ground))).toEqual(
    new Set(['lightInk', 'lightCode', 'dark', 'darkInk', 'darkSand', 'darkCode']),
  )
})

test('declares only the chosen values', () => {
  expect(themeStyles({ accent: good, font: { sans: 'Inter, sans-serif' }, radius: 0 }).split('\n')).toEqual([
    '--onenode-accent-light: #0B6B3A;',
    '--onenode-accent-light-hover: #085029;',
    '--onenode-accent-light-on: #FFFFFF;',
    '--onenode-accent-dark: #6FE3A5;',
    '--onenode-accent-dark-hover: #9CF0C2;',
    '--onenode-accent-dark-on: #0E1013;',
    '--onenode-font-sans: Inter, sans-serif;',
    '--onenode-radius: 0;',
  ])
})

test('refuses a choice with too little contrast, and a color that is not written as #rrggbb, and says what is wrong', () => {
  expect(() => themeStyles({ accent: { ...good, dark: good.light } })).toThrow(
    /dark: accent\.default on canvas is \d\.\d\d, at least 4\.5 is needed/,
  )
  expect(() => contrastProblems({ accent: { ...good, light: { ...good.light, on: 'white' } } })).toThrow(
    'accent.light.on is “white”. Write it as #rrggbb',
  )
})
