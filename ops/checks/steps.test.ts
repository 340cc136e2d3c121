import { expect, test } from 'vitest'
import { adviceFor, source } from './steps.ts'

const adviceAfter = (what: string) => adviceFor(source.find((step) => step.what === what)!)

test('a failed format check says how to format', () => {
  expect(adviceAfter('Format')).toBe('Fix it: npm run format. Repeat it alone: npm exec -- oxfmt --check')
})

test('another failed check says how to repeat it', () => {
  expect(adviceAfter('Unused code')).toBe('Repeat it alone: npm exec -- knip --no-config-hints')
})
