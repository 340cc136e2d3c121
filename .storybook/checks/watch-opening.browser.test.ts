import { beforeEach, expect, test } from 'vitest'
import { watchOpening } from './watch-opening.ts'

const button = document.createElement('button')
beforeEach(() => {
  document.body.append(button)
  return () => button.remove()
})

test.each([
  ['takes the focus', () => button.focus()],
  ['is scrolled into view', () => button.scrollIntoView()],
])('reports an element that %s while a story opens, but not later', (_, move) => {
  const opening = watchOpening('elements-dialog--open')
  move()
  opening.end()
  expect(opening.check).toThrow(/^When elements-dialog--open opens/)

  button.blur()
  const next = watchOpening('elements-dialog--open')
  next.end()
  move()
  next.check()
})
