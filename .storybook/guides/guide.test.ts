import type { StoryContext } from '@storybook/react-vite'
import { expect, test, vi } from 'vitest'
import { keyboardOf, type Guide, type KeyboardRow } from './guide.ts'

vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => drawn())

const body = { focus: vi.fn(), blur: vi.fn(), removeAttribute: vi.fn(), tabIndex: 0 }
const context = {
  canvasElement: { ownerDocument: { body } },
  userEvent: { tab: vi.fn(), keyboard: vi.fn() },
  step: (_label: string, run: () => Promise<void>) => run(),
} as unknown as StoryContext

const guideOf = (...keyboard: KeyboardRow[]): Guide => {
  const example = { show: null, because: 'It shows it.' }
  return { use: '', avoid: '', do: [example], dont: [example], keyboard }
}

test('a keyboard story goes through the rows, each from the start of the page', async () => {
  const seen: string[] = []
  const row = (keys: string): KeyboardRow => ({
    keys,
    does: 'Something.',
    test: async () => void seen.push(`${keys} after ${body.focus.mock.calls.length}`),
  })
  await keyboardOf(guideOf(row('Tab'), row('Enter')))(context)
  expect(seen).toEqual(['Tab after 1', 'Enter after 2'])
})

test('a row that fails is named by its keys', async () => {
  const broken: KeyboardRow = { keys: 'Escape', does: 'Closes it.', test: () => Promise.reject(new Error('still open')) }
  await expect(keyboardOf(guideOf(broken))(context)).rejects.toThrow('Escape (“Closes it.”): still open')
})
