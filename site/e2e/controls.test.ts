import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { waitForHydration } from '../../testing/visit.ts'
import { everyPath } from '../paths.fixture.ts'
import { session } from './support/session.ts'

const here = session()

/** Presses every copy button and returns those that did not copy the code beside them. */
const pressCopyButtons = (page: Page) =>
  page.evaluate(async () => {
    const clipboard: { text?: string } = {}
    navigator.clipboard.writeText = async (text) => void (clipboard.text = text)
    navigator.clipboard.write = async ([item]) => {
      clipboard.text = await (await item!.getType('text/plain')).text()
    }
    const dead: string[] = []
    let pressed = 0
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button')) {
      if (!/^copy/i.test(button.textContent?.trim() ?? '') || !isShown(button)) continue
      delete clipboard.text
      button.click()
      for (let turns = 0; turns < 200 && clipboard.text === undefined; turns += 1) await new Promise((done) => setTimeout(done, 10))
      pressed += 1
      const code = [...(button.closest('figure')?.querySelectorAll('pre') ?? [])].filter(isShown)
      const isSame = code.length === 0 || code.some((pre) => pre.textContent?.trim() === clipboard.text?.trim())
      if (!clipboard.text || !isSame) dead.push(`${button.textContent}: ${clipboard.text}`)
    }
    return { dead, pressed }
  })

/** Presses every tab and toggle, and returns those that changed nothing. */
const pressToggles = (page: Page) =>
  page.evaluate(async () => {
    const dead: string[] = []
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const paint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const main = document.querySelector('main')!
    for (const radio of main.querySelectorAll<HTMLInputElement>('figure input[type="radio"]')) {
      if (!radio.labels?.[0] || !isShown(radio.labels[0])) continue
      radio.labels[0].click()
      await paint()
      const panes = [...radio.closest('figure')!.querySelectorAll<HTMLElement>('div[data-at]')].filter(isShown)
      if (!radio.checked || panes.length !== 1 || panes[0]!.dataset['tab'] !== radio.value) dead.push(`tab ${radio.value}`)
    }
    for (const summary of main.querySelectorAll('summary')) {
      if (!isShown(summary)) continue
      const details = summary.parentElement as HTMLDetailsElement
      const before = details.open
      summary.click()
      await paint()
      if (details.open === before) dead.push(`summary ${summary.textContent}`)
      summary.click()
    }
    for (const box of main.querySelectorAll<HTMLInputElement>('figure input[type="checkbox"]')) {
      if (!box.labels?.[0] || !isShown(box.labels[0])) continue
      box.labels[0].click()
      if (!box.checked) dead.push(`checkbox ${box.labels[0].textContent}`)
      box.labels[0].click()
    }
    for (const button of main.querySelectorAll<HTMLButtonElement>('button[aria-expanded]:not([aria-haspopup])')) {
      if (!isShown(button)) continue
      const before = button.ariaExpanded
      button.click()
      for (let turns = 0; turns < 200 && button.ariaExpanded === before; turns += 1) await paint()
      if (button.ariaExpanded === before) dead.push(`button ${button.textContent}`)
    }
    return dead
  })

/** Pages that are visited one after the other in one tab, because a new tab for each costs more than the presses. */
const tours = Array.from({ length: Math.ceil(everyPath.length / 5) }, (_, tour) => everyPath.slice(tour * 5, tour * 5 + 5))

test.each(tours.map((tour) => [tour.join(' '), tour] as const))('every copy button, tab and toggle does something: %s', async (_, tour) => {
  const { page } = await here.blank()
  for (const path of tour) {
    await page.goto(here.site.url + path)
    await waitForHydration(page)
    expect.soft((await pressCopyButtons(page)).dead, path).toEqual([])
    expect.soft(await pressToggles(page), path).toEqual([])
    // Other tabs are selected now, so the buttons copy other code.
    expect.soft((await pressCopyButtons(page)).dead, path).toEqual([])
    // The next page starts without the chosen language.
    await page.evaluate(() => localStorage.clear())
  }
})

test('every link of the site leads to a page and to its heading', async () => {
  const targets = new Map<string, Set<string>>()
  const html = new Map<string, string>()
  const read = async (path: string) => {
    const known = html.get(path)
    if (known !== undefined) return known
    const response = await fetch(here.site.url + path)
    const text = response.status === 200 ? await response.text() : ''
    html.set(path, text)
    return text
  }
  for (const from of everyPath) {
    for (const [, href = ''] of (await read(from)).matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      if (!/^[/#]/.test(href)) continue
      const { pathname, search, hash } = new URL(href.replaceAll('&amp;', '&'), here.site.url + from)
      const target = pathname + search + hash
      targets.set(target, (targets.get(target) ?? new Set()).add(from))
    }
  }
  expect(targets.size).toBeGreaterThan(200)
  const broken: string[] = []
  for (const [target, from] of targets) {
    const [path = '', id] = target.split('#')
    const text = await read(path)
    if (!text || (id && !text.includes(` id="${id}"`))) broken.push(`${target} on ${[...from].join(', ')}`)
  }
  expect(broken).toEqual([])
})

test('pressing a link of each kind opens its target without a full load', async () => {
  const { page } = await here.open('/docs/vm/balance')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  for (const link of [
    page.getByRole('main').getByRole('link', { name: 'Finalize', exact: true }).first(),
    page.getByRole('navigation', { name: 'Pages of the documentation' }).getByRole('link', { name: 'Find capacity' }),
    page.getByRole('link', { name: /^Next/ }).first(),
  ]) {
    const href = (await link.getAttribute('href'))!
    await link.click()
    await page.waitForURL(`**${href}`)
  }
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})
