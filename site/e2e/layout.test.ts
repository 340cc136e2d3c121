import { expect, test } from 'vitest'
import { hydrated } from '../../testing/visit.ts'
import { unexpected } from '../../testing/layout/exceptions.ts'
import { docsPages } from '../docs/contents.ts'
import { layoutFaults } from './support/layout.ts'
import { session } from './support/session.ts'

const here = session()

/** Phones, a tablet, laptops and a large screen. */
const widths = [320, 390, 768, 1024, 1440, 1920]

const pages = ['/', '/cloud-host-form', '/no-such-page', ...docsPages.map(({ path }) => path)]

test.each(pages)('the layout of %s has no fault at any width', async (path) => {
  const { page } = await here.open(path)
  const faults = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const found = await layoutFaults(page, width === 1440 ? 'all' : 'width')
    faults.push(...found.map((fault) => ({ ...fault, mode: `${width}` })))
  }
  const found = unexpected(path, faults)
  expect(found, `The layout of ${path} has faults.\n${found.join('\n')}`).toEqual([])
})
