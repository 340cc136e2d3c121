import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchWithFace, shiftOnArrival, systemFaces, type SystemFaceName } from '../../ops/testing/system-faces.ts'
import { session } from './support/session.ts'

const here = session()

const paths = ['/', '/cloud-host-form', '/docs', '/docs/vm/deploy', '/docs/vm/api/manage']

describe.skipIf(process.platform !== 'linux').each(Object.keys(systemFaces) as SystemFaceName[])(
  'where %s is the only system font',
  (face) => {
    let browser: Browser
    beforeAll(async () => {
      browser = await launchWithFace(face)
    })
    afterAll(() => browser?.close())

    test.each(paths)('nothing shifts on %s when the web fonts load', async (path) => {
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const)
        expect(await shiftOnArrival(browser, here.site.url + path, width, height), `${width} px`).toBeLessThanOrEqual(0.005)
    })
  },
)
