import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complete } from '../../../packages/application/application.fixture.ts'
import { start, type Site } from '../../../testing/built-site.ts'
import { Driver } from './driver.fixture.ts'
import { startFirefox } from './firefox.fixture.ts'
import { readTree, startScreen, stopAll } from './machine.fixture.ts'
import { startWebKit } from './webkit.fixture.ts'

const phone = [390, 844] as const
const desktop = [1440, 900] as const
const pictures = 'dist/engines'
const answers = [
  'firstName',
  'lastName',
  'companyEmail',
  'companyName',
  'roleAtCompany',
  'locationOfGPUs',
  'typeOfGPUs',
  'numberOfGPUs',
] as const

let site: Site
beforeAll(async () => {
  await startScreen()
  // Turns off the rate limit, because all engines send their applications from the same address.
  site = await start({ env: { APPLICATION_RATE_LIMIT: '0' } })
  mkdirSync(pictures, { recursive: true })
})
afterAll(async () => {
  stopAll()
  await site?.stop()
})

type Journey = (page: Driver, url: string, engine: string) => Promise<void>

const isBelowHeader = (id: string) => {
  const { top } = document.getElementById(id)!.getBoundingClientRect()
  return top >= 0 && top < innerHeight / 2
}
const waitForSection = (page: Driver, id: string) => page.waitFor(`#${id} is below the header`, isBelowHeader, id)

async function fillForm(page: Driver, engine: string): Promise<void> {
  for (const name of answers) {
    await page.run((field) => document.querySelector<HTMLElement>(`[name=${field}]`)!.focus(), name)
    await page.type(name === 'companyName' ? `${engine} Compute` : String(complete[name]))
  }
  for (const label of ['Mining', 'Schedule a Call', 'I agree to be contacted']) await page.click('label', label)
}

const journeys: Record<string, Journey> = {
  'header links lead to their sections': async (page, url) => {
    await page.open(url, desktop)
    for (const id of ['about', 'oneproof', 'features', 'roadmap', 'faq']) {
      await page.click(`header a[href="/#${id}"]`)
      await waitForSection(page, id)
      await page.waitFor('the section has the focus', (target) => document.activeElement!.id === target, id)
    }
  },
  'a stamp on a phone opens the ledger at its row': async (page, url) => {
    await page.open(url, phone)
    for (const id of ['ledger-s1', 'ledger-m1']) {
      await page.click(`main a[href$="#${id}"]`)
      await waitForSection(page, id)
      await page.waitFor('the row is marked', (target) => document.getElementById(target)!.matches(':target'), id)
    }
  },
  'a link from another page opens the ledger at its row': async (page, url) => {
    await page.open(`${url}/cloud-host-form`, phone)
    await page.run(() => {
      const link = Object.assign(document.createElement('a'), { href: '/#ledger-m1' })
      document.querySelector('main')!.prepend(link)
      link.click()
    })
    await waitForSection(page, 'ledger-m1')
    await page.waitFor('the row is marked', () => document.getElementById('ledger-m1')!.matches(':target'))
  },
  'a changed fragment scrolls, and Back returns': async (page, url) => {
    await page.open(`${url}/docs/vm/api/order`, desktop)
    await page.run(() => scrollTo({ top: 300, behavior: 'instant' }))
    for (const id of ['default-images', 'order-vms', 'default-images']) {
      await page.run((target) => {
        location.hash = target
      }, id)
      await waitForSection(page, id)
    }
    for (const _ of [1, 2, 3]) {
      const before = await page.run(() => location.hash)
      await page.back()
      await page.waitFor('the address changes', (hash) => location.hash !== hash, before)
    }
    await page.waitFor('the first position is restored', () => Math.abs(scrollY - 300) < 2)
  },
  'Back keeps the scroll position of a page': async (page, url) => {
    await page.open(url, desktop)
    await page.run(() => scrollTo({ top: 1000, behavior: 'instant' }))
    await page.run(() => document.querySelector<HTMLElement>('header a[href="/cloud-host-form"]')!.focus({ preventScroll: true }))
    await page.press('Enter')
    await page.waitForText('Personal Information')
    await page.back()
    await page.waitFor('the position is restored', () => location.pathname === '/' && Math.abs(scrollY - 1000) < 3)
    await page.forward()
    await page.waitForText('Personal Information')
  },
  'the menu opens on a phone, and Escape returns the focus': async (page, url) => {
    await page.open(url, phone)
    await page.click('button', 'Menu')
    await page.waitFor('the menu has the focus', () => document.querySelector('[role=dialog]')?.contains(document.activeElement))
    await page.press('Escape')
    await page.waitFor(
      'the menu is closed',
      () => !document.querySelector('[role=dialog]') && document.activeElement!.textContent.includes('Menu'),
    )
    await page.click('button', 'Menu')
    await page.click('[role=dialog] a', 'Roadmap')
    await waitForSection(page, 'roadmap')
  },
  'after a jump, the header has the colors of the section below it': async (page, url) => {
    await page.open(url, desktop)
    for (const id of ['community', 'compute-network', 'ledger', 'about']) {
      // Scrolls 60 px further, so that the header covers the section.
      await page.run((target) => {
        document.getElementById(target)!.scrollIntoView({ behavior: 'instant' })
        scrollBy({ top: 60, behavior: 'instant' })
      }, id)
      await page.waitFor(
        `the header has the colors of #${id}`,
        (target) => {
          const band = document.getElementById(target)!.closest<HTMLElement>('[data-band]')?.dataset['band']
          return document.querySelector('header')!.dataset['band'] === band
        },
        id,
      )
    }
  },
  'the theme changes and is remembered': async (page, url) => {
    await page.open(url, desktop)
    await page.click('button', 'Dark theme')
    await page.reload()
    await page.waitFor('the theme is dark', () => document.documentElement.dataset['theme'] === 'dark')
    await page.run(() => localStorage.clear())
  },
  'the FAQ opens one answer at a time': async (page, url) => {
    await page.open(url, desktop)
    await page.click('#faq button', 'How am I billed')
    await page.waitForText('from a balance that you top up')
    await page.waitFor('the sign of the open question is a minus', () => {
      const [open, closed] = ['open', 'closed'].map((state) => document.querySelectorAll(`#faq button[data-state=${state}] svg`))
      const height = (icons?: NodeListOf<Element>) => Math.max(...[...icons!].map((icon) => icon.getBoundingClientRect().width))
      return [...open!].some((icon) => icon.getBoundingClientRect().height < 1) && height(closed) > 1
    })
    await page.press('Enter')
    await page.waitForText('from a balance that you top up', false)
  },
  'tabs change the sample, and 1Proof rejects a changed byte': async (page, url) => {
    await page.open(url, desktop)
    await page.click('#features [role=tab]', 'Python')
    await page.waitForText('urllib.request.urlopen')
    await page.click('button', 'Change one byte')
    await page.waitForText('Rejected')
    await page.click('button', 'Restore')
    await page.waitForText('Rejected', false)
  },
  'everything is visible after scrolling through a short window': async (page, url) => {
    await page.open(url, [844, 390])
    // Waits for each step to be drawn. If a jump passes a section, the section stays hidden until the reader scrolls back to it.
    const scrollOn = async () => {
      scrollBy({ top: 150, behavior: 'instant' })
      for (const _ of [1, 2, 3]) await new Promise((done) => requestAnimationFrame(done))
      return scrollY + innerHeight < document.documentElement.scrollHeight - 2
    }
    while (await page.run(scrollOn));
    await page.waitFor(
      'no text is transparent',
      () => [...document.querySelectorAll<HTMLElement>('main [style*="opacity: 0"]')].length === 0,
    )
  },
  'the progress line has no gap where a section with a fractional height ends': async (page, url) => {
    await page.open(url, desktop)
    const count = await page.run(() => {
      for (const section of document.querySelectorAll<HTMLElement>('main section'))
        section.style.minHeight = `${Math.floor(section.getBoundingClientRect().height) + 1.4}px`
      return document.querySelectorAll('[data-line=block]').length
    })
    const found = []
    for (let at = 1; at < count; at++) {
      const point = await page.run(async (index) => {
        const [above, below] = [index - 1, index].map((each) =>
          document.querySelectorAll('[data-line=block]')[each]!.getBoundingClientRect(),
        )
        const isJoint = Math.abs(above!.left - below!.left) < 1 && Math.abs(above!.bottom - below!.top) < 2
        if (!isJoint) return null
        scrollBy({ top: below!.top - innerHeight / 2, behavior: 'instant' })
        for (const _ of [1, 2, 3]) await new Promise((done) => requestAnimationFrame(done))
        const { left, width, top } = document.querySelectorAll('[data-line=block]')[index]!.getBoundingClientRect()
        return [Math.floor(left + width / 2), Math.round(top)] as const
      }, at)
      if (!point) continue
      const column = await page.run(
        async (picture, [x, y]) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0)!)
          const image = await createImageBitmap(new Blob([bytes]))
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!
          context.drawImage(image, 0, 0)
          return [...context.getImageData(x, y - 4, 1, 9).data]
        },
        (await page.screenshot()).toString('base64'),
        point,
      )
      const pixels = Array.from({ length: 9 }, (_, row) => column.slice(row * 4, row * 4 + 3))
      // The color may change from the finished part of the line to the rest, but must not come close to the background.
      const ends = [pixels[0]!, pixels[8]!]
      const isBetween = (value: number, channel: number) =>
        value > Math.min(...ends.map((end) => end[channel]!)) - 12 && value < Math.max(...ends.map((end) => end[channel]!)) + 12
      found.push(pixels.filter((pixel) => !pixel.every(isBetween)))
    }
    expect(found.length).toBeGreaterThan(3)
    expect(found.flat()).toEqual([])
  },
  'no page scrolls sideways': async (page, url) => {
    for (const path of ['/', '/cloud-host-form', '/docs/vm/first-vm', '/docs/vm/api/order'])
      for (const size of [phone, desktop]) {
        await page.open(url + path, size)
        expect(await page.run(() => document.documentElement.scrollWidth <= innerWidth), `${path}, ${size[0]} px`).toBe(true)
      }
  },
  'closed steps of the walk-through take up no space': async (page, url) => {
    await page.open(`${url}/docs/vm/first-vm`, desktop)
    await page.waitFor('each closed step is 0 px high', () =>
      [...document.querySelectorAll('[data-until-found][hidden]')].every((step) => step.getBoundingClientRect().height === 0),
    )
  },
  'the search opens a page by keyboard': async (page, url) => {
    await page.open(`${url}/docs`, desktop)
    await page.pressWith('Control', 'k')
    await page.waitFor('the field has the focus', () => document.activeElement?.getAttribute('role') === 'combobox')
    await page.type('balance')
    await page.waitFor('there are results', () => document.querySelector('[role=option]'))
    await page.press('Enter')
    await page.waitFor('a page opens', () => location.pathname.startsWith('/docs/'))
  },
  'a chosen language is kept across pages': async (page, url) => {
    await page.open(`${url}/docs/vm/api/order`, desktop)
    await page.click('label', 'Python')
    await page.waitForText('urllib')
    await page.open(`${url}/docs/caas/api/deploy`, desktop)
    await page.waitForText('urllib')
  },
  'a sample and a page can be copied': async (page, url) => {
    await page.open(`${url}/docs/vm/api/order`, desktop)
    const wasCopied = () => [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === 'Copied')
    await page.click('main figure button', 'Copy')
    await page.waitFor('the sample is copied', wasCopied)
    await page.click('main button', 'Copy page')
    await page.waitFor('the page is copied', wasCopied)
  },
  'Try it sends a request to the sandbox': async (page, url) => {
    await page.open(`${url}/docs/vm/api/order`, desktop)
    await page.click('button', 'Try it')
    await page.click('[role=dialog] button', 'Send')
    await page.waitFor('the response has a status', () =>
      [...document.querySelectorAll('[role=status]')].some(({ textContent }) => /^[2-4]\d\d/.test(textContent.trim())),
    )
    await page.press('Escape')
    await page.waitFor('it is closed', () => !document.querySelector('[role=dialog]'))
  },
  'the form marks what is missing, and its summary leads to the fields': async (page, url) => {
    await page.open(`${url}/cloud-host-form`, desktop)
    await page.click('label', 'I agree to be contacted')
    await page.click('button', 'Submit Application')
    await page.waitFor('the summary has the focus', () => /problems/.test(document.activeElement!.textContent))
    await page.click('a[href="#field-typeOfGPUs"]')
    await page.waitFor('the field and its message are in view', () => {
      const field = document.getElementById('field-typeOfGPUs')!
      const message = document.getElementById('field-typeOfGPUs-error')!.getBoundingClientRect()
      return document.activeElement === field && message.top > 0 && message.bottom < innerHeight
    })
  },
  'the form is sent by keyboard and pointer, and keeps its draft': async (page, url, engine) => {
    await page.open(`${url}/cloud-host-form`, phone)
    await fillForm(page, engine)
    await page.reload()
    await page.waitFor(
      'the draft is restored',
      (name) => document.querySelector<HTMLInputElement>('[name=companyName]')!.value === name,
      `${engine} Compute`,
    )
    await page.waitFor('the consent is restored', () => document.querySelector<HTMLInputElement>('[name=emailConsent]')!.checked)
    await page.click('button', 'Submit Application')
    await page.waitForText('Application submitted successfully!')
    await expect
      .poll(async () => (await site.mails()).some(({ text }) => text.includes(`${engine} Compute`)), { timeout: 20_000 })
      .toBe(true)
    await page.reload()
    await page.waitForText('Application submitted successfully!')
  },
  pictures: async (page, url, engine) => {
    for (const [name, path] of [
      ['home', '/'],
      ['form', '/cloud-host-form'],
      ['guide', '/docs/vm/first-vm'],
      ['api', '/docs/vm/api/order'],
    ])
      for (const size of [phone, desktop]) {
        await page.open(url + path!, size)
        await page.run(() => document.fonts.ready.then(() => {}))
        writeFileSync(`${pictures}/${name}-${size[0]}-${engine}.png`, await page.screenshot())
      }
  },
}

const engines = { WebKit: startWebKit, Firefox: startFirefox }

describe.each(Object.keys(engines) as (keyof typeof engines)[])('%s', (engine) => {
  let page: Driver
  beforeAll(async () => {
    page = new Driver(await engines[engine]())
  })
  test.each(Object.keys(journeys))('%s', async (name) => {
    try {
      await journeys[name]!(page, site.url, engine)
    } finally {
      await page.run(() => [localStorage, sessionStorage].forEach((storage) => storage.clear())).catch(() => {})
    }
    expect(await page.takeErrors()).toEqual([])
  })

  /**
   * Views whose accessibility tree is compared with a stored one. Each function opens its view, and returns the name of the part to compare
   * unless that is the whole page. Read a difference aloud, as a screen reader would, before you accept it with `-u`.
   */
  const views: Record<string, (url: string) => Promise<string | void>> = {
    landing: async (url) => {
      await page.open(url, desktop)
      // Firefox before version 143 doesn't know `::details-content`, so the rows of the ledger are collapsed in a wide window, too.
      await page.run(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
        for (const button of document.querySelectorAll('summary')) button.style.display = 'none'
      })
      await page.waitFor(
        'the toggles are hydrated',
        () => document.querySelectorAll('header [aria-pressed], main [aria-pressed]').length > 2,
      )
    },
    faq: async (url) => {
      await page.open(`${url}/#faq`, desktop)
      await page.click('#faq button', 'How am I billed')
      return 'Questions, answered.'
    },
    form: async (url) => {
      await page.open(`${url}/cloud-host-form`, desktop)
      await page.waitFor('the button waits for the consent', () => document.querySelector('button[aria-disabled]'))
    },
    errors: async (url) => {
      await page.open(`${url}/cloud-host-form`, desktop)
      await page.click('label', 'I agree to be contacted')
      await page.click('button', 'Submit Application')
      await page.waitForText('problems')
    },
    search: async (url) => {
      await page.open(`${url}/docs`, desktop)
      await page.click('button', 'Search')
      await page.waitFor('the field has the focus', () => document.activeElement?.getAttribute('role') === 'combobox')
      await page.type('balance')
      await page.waitFor('there are results', () => document.querySelector('[role=option]'))
      return 'Search the docs'
    },
  }
  test.runIf(engine === 'Firefox').each(Object.keys(views))('assistive technology gets the same tree as before: %s', async (name) => {
    const part = await views[name]!(site.url)
    const tree = readTree(part ?? '').replaceAll(site.url, '')
    const { stdout: version } = spawnSync('firefox-esr', ['--version'], { encoding: 'utf8' })
    const hint = `${version.trim()} gives a tree that differs from the stored one, which comes from Firefox 140 and 153. Read the difference as a screen reader would, and if it is right, store it with npm run audits -- engines -u`
    await expect(`${tree}\n`, hint).toMatchFileSnapshot(`trees/${name}.txt`)
  })
})
