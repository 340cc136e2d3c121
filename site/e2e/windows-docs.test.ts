import { test } from 'vitest'
import { docsPages } from '../docs/contents.ts'
import { showsAll } from './appearing.ts'
import { session } from './session.ts'

const here = session()

test.each(docsPages.map(({ path }) => path))('in the smallest window everything appears on %s', async (path) => {
  await showsAll(here, [320, 256], [path])
})
