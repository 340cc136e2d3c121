import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchWithFaces, measureFontShift, systemFaces } from '../../testing/system-faces.ts'
import { session } from './support/session.ts'

const here = session()

const paths = ['/', '/cloud-host-form', '/docs', '/docs/vm/deploy', '/docs/vm/api/manage']

describe.skipIf(process.platform !== 'linux').each(Object.entries(systemFaces))('where %s is the only system font', (_name, faces) => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchWithFaces(faces)
  })
  afterAll(() => browser?.close())

  test.each(paths)('nothing shifts on %s when the web fonts load', async (path) => {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const)
      expect(await measureFontShift(browser, here.site.url + path, width, height), `${width} px`).toBeLessThanOrEqual(0.005)
  })
})
