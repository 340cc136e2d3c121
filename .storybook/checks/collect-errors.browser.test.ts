import { expect, test, vi } from 'vitest'
import { collectErrors } from './collect-errors.ts'

test('reports a story that writes an error to the console', () => {
  const shown = vi.spyOn(console, 'error').mockImplementation(() => {})
  const errors = collectErrors('elements-badge--default')
  errors.check()
  console.error('Warning: %s is odd\n%o', 'Badge', new Error('broken'), 'twice')
  expect(() => errors.check()).toThrow('elements-badge--default writes to the console: Warning: Badge is odd\nError: broken twice')
  expect(shown).toHaveBeenCalledWith('Warning: %s is odd\n%o', 'Badge', new Error('broken'), 'twice')
  errors.end()
  console.error('Later')
  expect(() => errors.check()).toThrow(/Warning/)
  shown.mockRestore()
})
