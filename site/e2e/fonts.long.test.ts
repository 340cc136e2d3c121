import { expect, test } from 'vitest'
import { waitUntilIdle } from '../../testing/visit.ts'
import { session } from './support/session.ts'

const here = session()

test.each(['/', '/cloud-host-form', '/docs', '/docs/vm/deploy', '/docs/vm/api/order', '/docs/cli/commands', '/nowhere'])(
  '%s uses only the shipped fonts',
  async (path) => {
    const { page } = await here.open(path)
    // Parts that load later would replace nodes while their fonts are read.
    await waitUntilIdle(page)
    await page.evaluate(async () => {
      // Text for screen readers is not drawn.
      for (const element of document.querySelectorAll('body *')) if (getComputedStyle(element).clipPath === 'inset(50%)') element.remove()
      await document.fonts.ready
    })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const { root } = await devtools.send('DOM.getDocument', { depth: -1 })
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
    const used = await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })))
    const fonts = used.flatMap((of) => of.fonts)
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([])
  },
)
