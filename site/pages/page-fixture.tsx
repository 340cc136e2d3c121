import type { ReactElement } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { App } from '../App.tsx'

/** A page as a story: in the site's frame, at an address of its own, where links lead nowhere. */
export const page = (element: ReactElement) => (
  <Router hook={memoryLocation({ path: '/story', static: true }).hook}>
    <App first={{ path: '/story', element }} />
  </Router>
)
