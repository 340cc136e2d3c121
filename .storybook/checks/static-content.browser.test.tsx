import { useRef, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { Static } from '../../ui/elements/Part/Static.tsx'
import { findLostBehavior } from './static-content.ts'

function Counter() {
  const [count] = useState(0)
  return <b>{count}</b>
}

function Measured() {
  const ref = useRef<HTMLElement>(null)
  return <i ref={ref}>measured</i>
}

const Pressed = () => <button onClick={() => {}}>Copy</button>

function findIn(content: ReactNode): string[] {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  flushSync(() => root.render(content))
  const found = findLostBehavior(box)
  root.unmount()
  box.remove()
  return found
}

test.each([
  ['a handler', <Pressed key="" />, ['onClick of button']],
  ['a ref', <Measured key="" />, ['the ref of i']],
  ['state', <Counter key="" />, ['the state of Counter']],
])('names %s below Static, at any depth', (_, behavior, expected) => {
  expect(findIn(<Static>{behavior}</Static>)).toEqual(expected)
  expect(
    findIn(
      <Static as="ul">
        <li>
          <Static>
            <p>{behavior}</p>
          </Static>
        </li>
      </Static>,
    ),
  ).toEqual(expected)
})

test('ignores behavior beside Static, and handlers on Static itself', () => {
  expect(
    findIn(
      <>
        <Pressed />
        <Counter />
        <Static as="p" onClick={() => {}}>
          <a href="#top">Top</a>
        </Static>
      </>,
    ),
  ).toEqual([])
})
