import { test } from 'vitest'
import { docsPages } from '../docs/contents.ts'
import { showsAll } from './support/scroll-reveals.ts'
import { session } from './support/session.ts'

const here = session()

test.each(docsPages.map(({ path }) => path))('in the smallest window everything appears on %s', async (path) => {
  // Some are a hundred windows high.
  await showsAll(here, [320, 256], [path], 4)
})
