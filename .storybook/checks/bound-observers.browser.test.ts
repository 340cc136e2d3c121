import { waitFor } from 'storybook/test'
import { expect, test } from 'vitest'

test('a waitFor whose function changes the page ends', async () => {
  const errors: string[] = []
  const note = (event: ErrorEvent) => {
    errors.push(event.message)
    event.preventDefault()
  }
  addEventListener('error', note)
  let changes = 0
  const waited = waitFor(
    () => {
      document.body.dataset['test'] = String(changes++)
      throw new Error('not yet')
    },
    { timeout: 1000 },
  )
  await expect(waited).rejects.toThrow('not yet')
  removeEventListener('error', note)
  delete document.body.dataset['test']
  expect(errors).toEqual([expect.stringContaining('waitFor')])
})
