import { expect, test, vi } from 'vitest'
import { createStore, resetStores } from './store.ts'

test('reads once, notifies its listeners, and reads again after a reset', () => {
  const read = vi.fn(() => 'kept')
  const store = createStore('', read)
  expect(read).not.toHaveBeenCalled()
  expect([store.get(), store.get()]).toEqual(['kept', 'kept'])
  expect(read).toHaveBeenCalledTimes(1)
  const heard: string[] = []
  const end = store.subscribe(() => heard.push(store.get()))
  store.set('one')
  end()
  store.set('two')
  expect(heard).toEqual(['one'])
  resetStores()
  expect(store.get()).toBe('kept')
})
