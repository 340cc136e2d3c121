import type { StoryContext } from '@storybook/react-vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { keyboardOf, type Guide, type KeyboardRow } from '../guides/guide.ts'

/** A document of its own: in the shared one, what an earlier file left behind may change while a key is pressed. */
let page: Document
beforeEach(() => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  page = frame.contentDocument!
  page.body.innerHTML = '<button>Save</button>'
})
afterEach(() => page.defaultView!.frameElement!.remove())

const play = async (...keyboard: KeyboardRow[]) => {
  const example = { show: null, because: 'It shows it.' }
  const guide: Guide = { use: '', avoid: '', do: [example], dont: [example], keyboard }
  const step = (_label: string, run: () => Promise<void>) => run()
  await keyboardOf(guide)({ canvasElement: page.body, userEvent, step } as unknown as StoryContext)
}

const row = (keys: string, test: KeyboardRow['test']): KeyboardRow => ({ keys, does: 'Saves it.', test })
const save = () => page.querySelector('button')!

test('each row of a keyboard table runs, from the start of the page', async () => {
  const focused: unknown[] = []
  const press = row('Enter', async ({ userEvent }) => {
    focused.push(page.activeElement)
    save().focus()
    await userEvent.keyboard('{Enter}')
  })
  await play(press, press)
  expect(focused).toEqual([page.body, page.body])
})

test('a row that fails is named by its keys', async () => {
  await expect(play(row('Escape', () => Promise.reject(new Error('still open'))))).rejects.toThrow('Escape (“Saves it.”): still open')
})

test('a row that presses a key where it has no effect is named: it would pass with the key swallowed', async () => {
  const idle = row('Home', async ({ userEvent }) => {
    save().focus()
    await userEvent.keyboard('{Home}')
  })
  await expect(play(idle)).rejects.toThrow('Home (“Saves it.”): {Home} changes nothing where the row presses it')
})
