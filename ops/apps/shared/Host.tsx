'use client'
import { Button, Heading, Link } from '@onenode/design-system'
import { useState } from 'react'
import { Parts } from './Parts'

/** Page of an app that renders on a server: elements of the host beside components. */
export function Host() {
  const [count, setCount] = useState(0)
  return (
    <main>
      <p id="host">The host's own paragraph</p>
      <ul id="list">
        <li>One</li>
      </ul>
      <Heading level={1}>Nodes in Lagos</Heading>
      <Link href="/second">Second page</Link>
      <Button id="count" onClick={(event) => setCount(count + (event.currentTarget.id === 'count' ? 1 : 100))}>{`Clicked ${count}`}</Button>
      <Parts />
    </main>
  )
}
