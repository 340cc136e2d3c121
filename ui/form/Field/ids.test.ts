import { expect, test } from 'vitest'
import { fieldId, fieldIds } from './ids.ts'

test('ids follow from the name', () => {
  expect(fieldId('companyEmail')).toBe('field-companyEmail')
  const ids = { control: 'field-role', hint: 'field-role-hint', error: 'field-role-error' }
  expect(fieldIds('role', {})).toEqual({ ...ids, describedBy: undefined })
})

test.each([
  [{ hint: 'h' }, 'field-role-hint'],
  [{ error: 'e' }, 'field-role-error'],
  [{ hint: 'h', error: 'e' }, 'field-role-error field-role-hint'],
])('%o is described by %s', (parts, describedBy) => {
  expect(fieldIds('role', parts).describedBy).toBe(describedBy)
})
