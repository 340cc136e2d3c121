import { Fragment, type ReactNode } from 'react'
import { createStore, useStore } from '../../ui/elements/store.ts'

const count = createStore(0)

/** Renders every story of the page again, in its initial state. */
export async function remountStories(): Promise<void> {
  count.set(count.get() + 1)
  await new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn))
  })
}

/** Story that `remountStories` renders again. */
export const Remountable = ({ children }: { children: ReactNode }) => <Fragment key={useStore(count)}>{children}</Fragment>
