import { expect, test } from 'vitest'
import { createTest } from './chunks.ts'

test('finds the modules of a folder or a file, and the stylesheets that are generated from them', () => {
  const isIn = createTest(['ui/elements/Button', 'ui/elements/Field/Field.css'])
  expect(isIn('/any where/ui/elements/Button/Button.tsx')).toBe(true)
  expect(isIn('/any where/ui/elements/Field/Field.css.ts.vanilla.css?source=1')).toBe(true)
  expect(isIn('/any where/ui/elements/Field/Field.tsx')).toBe(false)
  expect(isIn('/any where/ui/elements/ButtonRow.tsx')).toBe(false)
})

test('refuses the name of a missing file', () => {
  expect(() => createTest(['ui/elements/Buton'])).toThrow('ui/elements/Buton')
})
