import { test } from 'vitest'
import { showsAll, windowSizes } from './support/scroll-reveals.ts'
import { session } from './support/session.ts'

const here = session()

test.each(windowSizes)('at %d×%d everything appears while the reader scrolls', async (width, height) => {
  await showsAll(here, [width, height], ['/docs', '/docs/vm/api/order', '/no-such-page'])
})
