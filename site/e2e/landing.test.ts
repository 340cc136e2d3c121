import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { brand } from '@workspace/tokens/brand.ts'
import { classPrefix } from '@workspace/tokens/class-prefix.ts'
import * as z from 'zod/mini'
import { readJson } from '@workspace/host/configuration/read-json.ts'
import { faq } from '../landing/words/faq.ts'
import { waitForHydration } from '../../testing/visit.ts'
import { session } from './support/session.ts'
import { recordShifts, sumShifts } from './support/shifts.ts'

declare global {
  var frameCount: number
}

const structuredData = z.object({ '@type': z.string(), mainEntity: z.optional(z.array(z.unknown())) })

const here = session()
const open = async (path: string, options?: BrowserContextOptions) => (await here.open(path, options)).page

const anchors = ['about', 'oneproof', 'features', 'roadmap', 'faq']

/** Measures the distance from the bottom of the sticky header to an element, in pixels. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((target) => {
    const header = document.querySelector('header')!.getBoundingClientRect().bottom
    return document.getElementById(target)!.getBoundingClientRect().top - header
  }, id)

const expectBelowHeader = async (page: Page, id: string) => {
  await expect.poll(() => belowHeader(page, id)).toBeLessThan(2)
  await expect.poll(() => belowHeader(page, id)).toBeGreaterThan(-2)
}

test.each([true, false])('every anchor in the address scrolls to just below the header (scripts: %s)', async (javaScriptEnabled) => {
  const { page } = await here.blank({ javaScriptEnabled })
  for (const id of anchors) {
    await page.goto('about:blank')
    await page.goto(`${here.site.url}/#${id}`)
    await expectBelowHeader(page, id)
  }
})

test('every header link scrolls to its section, marks it as current and moves the tab position there', async () => {
  const page = await open('/')
  for (const id of anchors) {
    const link = page.getByRole('navigation', { name: 'Main' }).locator(`a[href="/#${id}"]`)
    await link.click()
    await expectBelowHeader(page, id)
    await expect.poll(() => link.getAttribute('aria-current')).toBe('location')
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate((target) => {
        const behind = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY
        return document.getElementById(target)!.compareDocumentPosition(document.activeElement!) & behind
      }, id),
    ).not.toBe(0)
  }
})

test.each(['about', 'faq'])('a link from another page scrolls to the anchor %s', async (id) => {
  const page = await open('/cloud-host-form')
  await page.evaluate((target) => {
    const link = document.createElement('a')
    link.href = `/#${target}`
    document.querySelector('main')!.prepend(link)
    link.click()
  }, id)
  await page.waitForURL(`**/#${id}`)
  await expectBelowHeader(page, id)
})

test('a reload keeps the scroll position, and a new visit starts at the anchor of its address', async () => {
  const page = await open('/')
  await page.evaluate(() => scrollTo(0, 2500))
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2500)
  await page.goto(`${here.site.url}/cloud-host-form`)
  await waitForHydration(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goto(`${here.site.url}/#roadmap`)
  await waitForHydration(page)
  await expectBelowHeader(page, 'roadmap')
  await page.goBack()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2500)
})

test.each([true, false])(
  'a link to an answer leads to it, and with scripts the other answers are closed (scripts: %s)',
  async (javaScriptEnabled) => {
    const { id } = faq.items[4]!
    const page = await open(`/#${id}`, { javaScriptEnabled })
    const answer = page.locator(`#${id}`)
    await answer.waitFor()
    await expect.poll(() => answer.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true)
    const shown = () =>
      page
        .locator('#faq [role="group"] > p')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).map((one) => one.id))
    expect(await shown()).toEqual(javaScriptEnabled ? [id] : faq.items.map((item) => item.id))
  },
)

test.each(['/', '/docs/vm/deploy'])('%s shows every answer, group, panel and menu link without JavaScript', async (path) => {
  const page = await open(path, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const closed = await page
    .locator('[data-state="closed"], [data-state="inactive"]')
    .evaluateAll((all) =>
      all
        .filter((element) => !element.matches('button') && element.textContent.trim() && !(element as HTMLElement).checkVisibility())
        .map((element) => element.textContent),
    )
  expect(closed).toEqual([])
  await expect.poll(() => page.locator('nav a:visible').count()).toBeGreaterThan(5)
  expect(await page.locator('button[aria-haspopup="dialog"]:visible').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('a link to the form passes on its referral source', async () => {
  const page = await open('/')
  await page.getByRole('link', { name: /Become a Partner/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Cloud Host Application Form' }).waitFor()
  expect(new URL(page.url()).search).toBe('?referralSource=partner')
})

test('every link leads to a page, an existing anchor, an email address or a marked external host', async () => {
  const page = await open('/', { javaScriptEnabled: false })
  const links = await page
    .locator('a')
    .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href, target, textContent }) => ({ href, target, textContent })))
  expect(links.length).toBeGreaterThan(20)
  for (const { href, target, textContent } of links) {
    const url = new URL(href)
    if (url.protocol === 'mailto:') continue
    if (url.origin !== here.site.url) {
      expect(url.host).toMatch(/\.example$/)
      expect(target).toBe('_blank')
      expect(textContent).toContain('opens in a new tab')
    } else {
      const answer = await fetch(url)
      expect(answer.status, href).toBe(200)
      if (url.hash) expect(await answer.text(), href).toContain(` id="${url.hash.slice(1)}"`)
    }
  }
})

test('the menu of a narrow screen closes on Escape and on a choice, and returns the focus', async () => {
  const page = await open('/', { viewport: { width: 390, height: 844 } })
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('dialog')
  await button.press('Enter')
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await button.click()
  await menu.getByRole('link', { name: 'Roadmap' }).click()
  await menu.waitFor({ state: 'hidden' })
  await expectBelowHeader(page, 'roadmap')
})

describe('motion', () => {
  const scrollThrough = async (page: Page) => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < height; y += 500) {
      await page.mouse.wheel(0, 500)
      await page.evaluate(
        () =>
          new Promise((done) => {
            requestAnimationFrame(done)
          }),
      )
    }
  }

  test('nothing shifts while the page loads and scrolls, and all text becomes visible', async () => {
    const visited = await here.blank({ reducedMotion: 'no-preference' })
    await recordShifts(visited.page)
    await visited.page.goto(here.site.url)
    await waitForHydration(visited.page)
    await scrollThrough(visited.page)
    // The fallback face differs from the web font by fractions of a pixel.
    expect(await sumShifts(visited.page)).toBeLessThan(0.002)
    const hidden = () =>
      visited.page.evaluate(() =>
        [...document.querySelectorAll('main *')].flatMap((element) =>
          getComputedStyle(element).opacity === '0' && getComputedStyle(element).visibility === 'visible' && element.textContent.trim()
            ? [element.textContent.slice(0, 60)]
            : [],
        ),
      )
    await expect.poll(hidden).toEqual([])
    expect(visited.console).toEqual([])
  })

  test('no animation and no frame loop runs under reduced motion', async () => {
    const visited = await here.blank({ reducedMotion: 'reduce' })
    await visited.page.addInitScript(() => {
      globalThis.frameCount = 0
      const request = globalThis.requestAnimationFrame
      globalThis.requestAnimationFrame = (callback) => {
        globalThis.frameCount++
        return request(callback)
      }
    })
    await visited.page.goto(here.site.url)
    await waitForHydration(visited.page)
    const height = await visited.page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < height; y += 500) await visited.page.mouse.wheel(0, 500)
    // Radix requests one frame per panel when it hydrates.
    const frames = () => visited.page.evaluate(() => globalThis.frameCount)
    const panels = await visited.page
      .locator('[data-state="open"], [data-state="closed"], [data-state="active"], [data-state="inactive"]')
      .count()
    expect(await frames()).toBeLessThanOrEqual(panels)
    expect(await visited.page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0)
  })
})

test('every page has its own social card with alternative text', async () => {
  const sitemap = await (await fetch(`${here.site.url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const found = await Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(here.site.url + path)).text()
      const content = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(html)?.[1] ?? ''
      const picture = new URL(content('image')).pathname
      const response = await fetch(here.site.url + picture)
      expect(`${response.status} ${response.headers.get('content-type')}`, picture).toBe('200 image/png')
      return { picture, alt: content('image:alt') }
    }),
  )
  expect(found.length).toBeGreaterThan(20)
  expect(new Set(found.map(({ picture }) => picture)).size).toBe(found.length)
  for (const { alt } of found) expect(alt).toMatch(new RegExp(`^${brand.name}: .{4,}`))
})

test('the page has one h1, and its sections are in the order of the specification', async () => {
  const html = await (await fetch(here.site.url)).text()
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  const sections = [...html.matchAll(/<section [^>]*\bid="([^"]+)"/g)].map(([, id]) => id)
  expect(sections).toEqual(['about', 'oneproof', 'targets', 'features', 'compute-network', 'roadmap', 'faq', 'community', 'ledger'])
})

test('search engines, shared links and find in page get the full content', async () => {
  const html = await (await fetch(here.site.url)).text()
  expect(html.match(/ hidden="until-found"/g)).toHaveLength(faq.items.length - 1)
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/social\/home\.png"/)
  const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    readJson(structuredData, json!),
  )
  expect(structured.map((data) => data['@type'])).toEqual(['Organization', 'FAQPage'])
  expect(structured[1]!.mainEntity).toHaveLength(faq.items.length)
  // The browser's find in page reaches every closed answer before scripts run.
  expect(html.match(/role="group"[^>]* hidden="until-found"/g)).toHaveLength(faq.items.length - 1)
  for (const [file, type] of [
    ['/social/home.png', 'image/png'],
    ['/sitemap.xml', 'xml'],
    ['/robots.txt', 'text/plain'],
    ['/site.webmanifest', 'manifest'],
    ['/favicon.svg', 'svg'],
    ['/favicon.ico', 'icon'],
    ['/apple-touch-icon.png', 'png'],
  ] as const) {
    const response = await fetch(here.site.url + file)
    expect(response.status, file).toBe(200)
    expect(response.headers.get('content-type'), file).toContain(type)
  }
  expect(await (await fetch(`${here.site.url}/sitemap.xml`)).text()).toContain('/cloud-host-form</loc>')
})

test('every answer of the FAQ is printed', async () => {
  const page = await open('/')
  await page.emulateMedia({ media: 'print' })
  for (const { id } of faq.items) await page.locator(`#${id}`).waitFor()
})

const heroWindows = [
  [320, 568],
  [320, 844],
  [360, 740],
  [390, 844],
  [430, 932],
  [540, 720],
  [667, 375],
  [700, 1000],
  [768, 1024],
  [844, 390],
  [899, 1200],
] as const

test('no text of the hero touches a cell, and no background of a text cuts through a cell', async () => {
  const page = await open('/')
  const findFaults = () => {
    const drawing = document.querySelector('main [role="img"]')!
    const field = drawing.querySelector('svg')!.getBoundingClientRect()
    const words = drawing.parentElement!.parentElement!.querySelector('h1')!.parentElement!.parentElement!
    const cell = field.width / 68
    const [middleX, middleY] = [field.left + field.width / 2, field.top + field.height / 2]
    /** A box meets the ring if its nearest point is within the outer circle and its farthest point is outside of the inner circle. */
    const meetsRing = ({ left, right, top, bottom }: DOMRect) => {
      const beyond = (from: number, to: number, middle: number) => Math.max(from - middle, middle - to, 0)
      const farthest = (from: number, to: number, middle: number) => Math.max(Math.abs(from - middle), Math.abs(to - middle))
      const near = Math.hypot(beyond(left, right, middleX), beyond(top, bottom, middleY))
      const far = Math.hypot(farthest(left, right, middleX), farthest(top, bottom, middleY))
      return near < 33 * cell && far > 14.5 * cell
    }
    const faults: string[] = []
    const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const isHidden = text.parentElement!.getBoundingClientRect().width <= 1 || text.parentElement!.closest('[aria-hidden]')
      if (isHidden) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) if (box.width > 2 && meetsRing(box)) faults.push(`"${text.textContent}" meets a cell`)
    }
    const isWhole = (length: number) => Math.abs(length / cell - Math.round(length / cell)) < 0.03
    for (const element of words.querySelectorAll('*')) {
      const style = getComputedStyle(element)
      if (style.display === 'none' || style.backgroundColor === 'rgba(0, 0, 0, 0)' || style.borderStyle !== 'none') continue
      const { left, right, top, bottom } = element.getBoundingClientRect()
      for (const [name, length] of Object.entries({
        left: left - field.left,
        right: right - field.left,
        top: top - field.top,
        bottom: bottom - field.top,
      }))
        if (!isWhole(length)) faults.push(`the ${name} edge of ${element.className} lies inside a cell: ${length / cell}`)
    }
    if (field.left < 0 || field.right > innerWidth) faults.push('the drawing leaves the window')
    return faults
  }
  for (const [width, height] of heroWindows) {
    await page.setViewportSize({ width, height })
    // The hero reacts to a resize by the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect.soft(await page.evaluate(findFaults), `${width} × ${height} px`).toEqual([])
  }
})

test.each([390, 768, 1440])('nothing below the end of the progress line has the color of the line at %d px', async (width) => {
  const page = await open('/', { viewport: { width, height: 900 }, reducedMotion: 'no-preference' })
  await page.mouse.wheel(0, 1)
  await expect.poll(() => page.locator('[data-ahead]').count()).toBeGreaterThan(5)
  await page.evaluate(() => Promise.all(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : []))))
  const found = await page.evaluate(
    async (names) => {
      const room = document.documentElement.scrollHeight - innerHeight
      const readColors = (band: Element) =>
        names.map((name) => {
          const probe = band.appendChild(document.createElement('i'))
          probe.style.color = `var(${name})`
          const { color } = getComputedStyle(probe)
          probe.remove()
          return color
        })
      const bands = new Map([document.body, ...document.querySelectorAll('[data-band]')].map((band) => [band, readColors(band)]))
      const faults = new Set<string>()
      for (let at = 0; at < 40; at++) {
        scrollTo({ top: (room * at) / 39, behavior: 'instant' })
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        const line = [...document.querySelectorAll<HTMLElement>('[data-line]')].flatMap((piece) => {
          const { top, bottom } = piece.getBoundingClientRect()
          const share = Number(piece.style.getPropertyValue('--onenode-drawn') || 1)
          const isTrunk = ['block', 'inline', 'turn'].includes(piece.dataset['line']!) && bottom > top
          return isTrunk ? [{ share, bottom: piece.dataset['line'] === 'block' ? top + (bottom - top) * share : bottom }] : []
        })
        const open = line.findIndex(({ share }) => share < 1)
        if (open === -1) continue
        // Some pieces lead up again, so the end is the lowest point that the line has reached.
        const end = Math.max(...line.slice(0, open + 1).map(({ bottom }) => bottom))
        for (const element of document.querySelectorAll('main *')) {
          // Controls may always have the color, and so may the pieces of the line itself.
          if (element.closest('a, button, [data-line]')) continue
          const { top, width: across, height: down } = element.getBoundingClientRect()
          if (top <= end + 1 || top > innerHeight || across * down === 0) continue
          const colors = bands.get(element.closest('[data-band]') ?? document.body)!
          for (const part of [undefined, '::before', '::after']) {
            const style = getComputedStyle(element, part)
            if (part && style.content === 'none') continue
            const painted = [style.backgroundColor, style.fill, style.stroke]
            if (Number.parseFloat(style.borderTopWidth) > 0) painted.push(style.borderTopColor)
            if (painted.some((color) => colors.includes(color))) faults.add(`${element.tagName} ${element.className} ${part ?? ''}`)
          }
        }
      }
      return [...faults]
    },
    [`--${classPrefix}color-accent`, `--${classPrefix}color-verified`],
  )
  expect(found).toEqual([])
})

test.each([{ javaScriptEnabled: false }, { reducedMotion: 'reduce' as const }])(
  'without motion, every box has its final color (%o)',
  async (options) => {
    const page = await open('/', options)
    expect(await page.locator('[data-lit]').count()).toBeGreaterThan(5)
    expect(await page.locator('[data-ahead]').count()).toBe(0)
  },
)

test.each([390, 1024, 1440])('the progress line stays connected while a reader scrolls at %d px', async (width) => {
  const page = await open('/', { viewport: { width, height: 900 }, reducedMotion: 'no-preference' })
  await waitForHydration(page)
  await page.mouse.wheel(0, 1)
  await expect.poll(() => page.locator('[data-line][style*="--onenode-drawn"]').count()).toBeGreaterThan(20)
  const broken = await page.evaluate(async () => {
    const room = document.documentElement.scrollHeight - innerHeight
    const found: string[] = []
    for (let at = 0; at < 40; at++) {
      scrollTo({ top: (room * at) / 39, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const pieces = [...document.querySelectorAll<HTMLElement>('[data-line]')].flatMap((element) => {
        const share = Number(element.style.getPropertyValue('--onenode-drawn') || 1)
        return [element, ...element.querySelectorAll('*')]
          .map((part) => ({ part, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.width + box.height > 0)
          .map(({ part, box }) => ({ part, element, kind: element.dataset['line']!, share, box }))
      })
      const line = pieces.filter(({ part, element, kind }) => part === element && ['block', 'inline', 'turn'].includes(kind))
      const open = line.findIndex(({ share }) => share < 1)
      if (open >= 0 && line.slice(open + 1).some(({ share }) => share > 0)) found.push(`${at}: the line goes on after a gap`)
      const inked = pieces.filter(({ share }) => share > 0)
      const touches = (one: DOMRect, other: DOMRect) =>
        one.left - 1 <= other.right && other.left - 1 <= one.right && one.top - 1 <= other.bottom && other.top - 1 <= one.bottom
      for (const branch of new Set(inked.flatMap(({ kind, element }) => (kind === 'branch' ? [element] : [])))) {
        const [own, others] = [inked.filter(({ element }) => element === branch), inked.filter(({ element }) => element !== branch)]
        if (own.some(({ box }) => others.some((other) => touches(other.box, box)))) continue
        found.push(`${at}: a branch at ${Math.round(own[0]!.box.left)}, ${Math.round(own[0]!.box.top)} is not connected`)
      }
    }
    return found
  })
  expect(broken).toEqual([])
})
