import type { Browser, BrowserContextOptions } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { waitForHydration, launch, visit, type Visit } from '../../../testing/visit.ts'
import { start, type Site, type StartOptions } from '../../../testing/built-site.ts'

/** The built site and a browser for one test file. Visits are closed at the end of each test. */
export interface Session {
  readonly site: Site
  /** Opens a path of the site, and waits for hydration unless scripts are off. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Visit>
  /** Opens a blank page, so that a test can prepare it before the first request. */
  blank: (options?: BrowserContextOptions) => Promise<Visit>
}

/** Browser that all files of a worker share. Each visit has its own context. */
let browserOfWorker: Promise<Browser> | undefined

/** Starts the built site before the tests of a file and stops it after them. */
export function session(options?: StartOptions): Session {
  const visits: Visit[] = []
  let held: { site: Site; browser: Browser } | undefined
  const hold = () => {
    if (!held) throw new Error('The site runs only inside a test.')
    return held
  }
  beforeAll(async () => {
    const [browser, site] = await Promise.all([(browserOfWorker ??= launch()), start(options)])
    held = { browser, site }
  })
  afterAll(() => held?.site.stop())
  afterEach(async () => {
    const ended = visits.splice(0)
    for (const { page } of ended) await page.context().close()
    // No test may violate the content policy.
    const violations = ended.flatMap((each) => each.console).filter((text) => /content security policy|refused to/i.test(text))
    expect(violations).toEqual([])
  })
  const opened = async (url: string, contextOptions: BrowserContextOptions) => {
    const visited = await visit(hold().browser, url, contextOptions)
    visits.push(visited)
    return visited
  }
  return {
    get site() {
      return hold().site
    },
    open: async (path, contextOptions = {}) => {
      const visited = await opened(hold().site.url + path, contextOptions)
      if (contextOptions.javaScriptEnabled !== false) await waitForHydration(visited.page)
      return visited
    },
    blank: (contextOptions = {}) => opened('about:blank', contextOptions),
  }
}
