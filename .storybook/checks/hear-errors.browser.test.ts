import { expect, test, vi } from 'vitest'
import { hearErrors } from './hear-errors.ts'

test('reports a story that writes an error to the console', () => {
  const shown = vi.spyOn(console, 'error').mockImplementation(() => {})
  const heard = hearErrors('elements-badge--default')
  heard.check()
  console.error('Warning: %s is odd', 'Badge')
  expect(() => heard.check()).toThrow('elements-badge--default writes to the console: Warning: %s is odd Badge')
  expect(shown).toHaveBeenCalledWith('Warning: %s is odd', 'Badge')
  heard.end()
  console.error('Later')
  expect(() => heard.check()).toThrow(/Warning/)
  shown.mockRestore()
})
