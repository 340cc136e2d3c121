import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { waitForHydration } from '../../testing/visit.ts'
import { answers, values } from './support/applicant.ts'
import { holdHydration } from './support/hold-hydration.ts'
import { session } from './support/session.ts'

const here = session({ env: { APPLICATION_RATE_LIMIT: '0' } })

/** Changes that browsers and their extensions make to a page. These functions run in the page. */
const manipulations = {
  'elements and attributes that password managers add': () => {
    for (const element of [document.forms[0]!, document.body, document.documentElement]) element.append(document.createElement('div'))
    document.body.prepend(document.createElement('div'))
    document.getElementById('root')!.prepend(document.createElement('div'))
    for (const group of document.querySelectorAll('form fieldset, form section')) {
      const host = document.createElement('grammarly-extension')
      host.attachShadow({ mode: 'open' })
      group.prepend(host, document.createElement('iframe'))
    }
    for (const input of document.querySelectorAll('form input')) input.after(document.createElement('div'))
    const control = document.createElement('input')
    control.name = 'lpchecked'
    document.forms[0]!.append(control)
    for (const element of document.querySelectorAll<HTMLElement>('form, form *')) {
      element.dataset['lpignore'] = 'true'
      element.classList.add('extension')
      element.style.outline = '1px solid'
    }
  },
  'elements, comments and words inside labels and headings': () => {
    for (const heading of document.querySelectorAll('h1, h2, legend')) heading.append(document.createElement('button'))
    for (const label of document.querySelectorAll('form label')) {
      if (label.firstChild instanceof Text) label.firstChild.data += ' !'
      label.append(document.createElement('span'))
    }
    for (const element of document.querySelectorAll('form *')) element.before(document.createComment('x'), ' ')
  },
  'a wrapper around each text field, and another theme': () => {
    document.documentElement.className = 'darkreader'
    document.head.append(document.createElement('style'))
    for (const input of document.querySelectorAll('form input:is([type=text], [type=email])')) {
      // Moving the focused field would blur it.
      if (input === document.activeElement) continue
      const wrapper = document.createElement('span')
      input.replaceWith(wrapper)
      wrapper.append(input)
    }
  },
  'headings removed by an ad blocker, and a translation of all text': () => {
    document.documentElement.lang = 'de'
    for (const heading of document.querySelectorAll('form h2, form legend')) heading.remove()
    const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text && walker.currentNode.data.trim()) found.push(walker.currentNode)
    for (const text of found) {
      if (text.parentElement?.closest('script, style, noscript, svg')) continue
      const font = document.createElement('font')
      font.textContent = `${text.data}\u200B`
      text.replaceWith(font)
    }
  },
}

type Name = keyof typeof manipulations

const expected = {
  firstName: answers['First name'],
  lastName: answers['Last name'],
  companyEmail: answers['Company email'],
  companyName: 'LagosX Compute',
  roleAtCompany: answers['Role at company'],
  locationOfGPUs: answers['Location of GPUs'],
  typeOfGPUs: answers['Type of GPUs'],
  numberOfGPUs: '64',
  gpuSetupDescription: 'mining-farm',
  moreInfoPreference: 'call',
  callPreference: 'Tel:+49 30 1234567',
  capitalContribution: 'on',
  website: '',
}

/** Fills in half of the form by typing, and half as autofill does, without events. */
const answer = async (page: Page, changes: Partial<typeof expected> = {}) =>
  page.evaluate(
    (given) => {
      for (const [at, [name, value]] of Object.entries(given).entries()) {
        const isTyped = at % 2 === 0
        const input = document.querySelector<HTMLInputElement>(`[name=${name}]:is(:not([type=radio]), [value="${value}"])`)!
        if (isTyped) input.focus()
        if (input.type === 'checkbox' || input.type === 'radio') {
          if (isTyped) input.click()
          else input.checked = true
        } else {
          input.value = value.replace('X', '')
          if (isTyped) input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        }
      }
      const place = document.querySelector<HTMLInputElement>('[name=companyName]')!
      place.focus()
      place.setSelectionRange(5, 5)
    },
    { ...expected, ...changes },
  )

const moments = {
  'before scripts': async (page: Page, name: Name, release: () => void) => {
    await page.evaluate(manipulations[name])
    await answer(page)
    release()
    await waitForHydration(page)
  },
  'between load and hydration': async (page: Page, name: Name, release: () => void) => {
    await answer(page)
    await page.evaluate(manipulations[name])
    release()
    await waitForHydration(page)
  },
  'during hydration': async (page: Page, name: Name, release: () => void) => {
    await answer(page)
    await page.evaluate(`addEventListener('hydrated', ${manipulations[name].toString()}, { once: true })`)
    release()
    await waitForHydration(page)
  },
}

/** Reads the form's own values, without the control that a password manager adds. */
const readOwn = async (page: Page) => {
  const { lpchecked: _added, ...own } = await values(page)
  return own
}

describe.each(Object.keys(moments) as (keyof typeof moments)[])('changes to the page %s', (moment) => {
  test.each(Object.keys(manipulations) as Name[])(
    'keep the answers, the focus and the caret, and the form can be sent: %s',
    async (name) => {
      const visited = await here.blank({ bypassCSP: true })
      const { page } = visited
      const release = await holdHydration(page)
      await page.goto(`${here.site.url}/cloud-host-form`, { waitUntil: 'domcontentloaded' })
      await moments[moment](page, name, release)
      // The first key press hydrates the fields and types at the caret.
      await page.keyboard.type('X')
      expect(await readOwn(page)).toEqual(expected)
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('companyName')
      await page.locator('[name=emailConsent]').click()
      expect(await readOwn(page)).toEqual({ ...expected, emailConsent: 'on' })
      await page.locator('form button[type=submit]').click()
      await page.waitForURL('**/received/*')
      expect(visited.console.filter((text) => !text.startsWith('Hydration:'))).toEqual([])
    },
  )
})

test('a draft does not overwrite what the applicant changed before hydration', async () => {
  const { page } = await here.blank()
  await page.goto(`${here.site.url}/healthz`)
  await page.evaluate(
    (draft) => sessionStorage.setItem('cloud-host-application', draft),
    JSON.stringify({ values: { ...expected, lastName: 'Okafor', emailConsent: 'on' } }),
  )
  const release = await holdHydration(page)
  await page.goto(`${here.site.url}/cloud-host-form`, { waitUntil: 'domcontentloaded' })
  await page.locator('[name=firstName]').fill('A')
  await page.locator('[name=firstName]').fill('')
  for (const _ of ['ticked', 'unticked']) await page.locator('label', { hasText: 'agree to be contacted' }).click()
  await page.locator('label', { hasText: 'Research Institution' }).click()
  release()
  await waitForHydration(page)
  await expect.poll(() => values(page)).toMatchObject({ lastName: 'Okafor', capitalContribution: 'on' })
  expect(await values(page)).toEqual({ ...expected, firstName: '', lastName: 'Okafor', gpuSetupDescription: 'research-institution' })
})

test('a click that hydrates the form counts even if the clicked element is replaced', async () => {
  const { page } = await here.open('/cloud-host-form')
  await page.evaluate(manipulations['elements, comments and words inside labels and headings'])
  await page.locator('label', { hasText: 'Mining Farm Conversion' }).click()
  await page.locator('label', { hasText: 'agree to be contacted' }).click()
  expect(await values(page)).toMatchObject({ gpuSetupDescription: 'mining-farm', emailConsent: 'on' })
})

/** Functions that remove browser features that the form may use. Each function runs before the page's scripts. */
const lacks = {
  'randomUUID, structuredClone, time limits and matchMedia': () => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    Reflect.deleteProperty(AbortSignal, 'timeout')
    Reflect.deleteProperty(Performance.prototype, 'now')
    for (const name of ['structuredClone', 'matchMedia']) Object.defineProperty(window, name, { value: undefined })
  },
  'crypto, AbortController and storage': () => {
    for (const name of ['crypto', 'AbortController']) Object.defineProperty(window, name, { value: undefined })
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new Error('blocked')
        },
      })
  },
  'media query listeners': () => Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }) }),
  Reflect: () => Object.defineProperty(window, 'Reflect', { value: undefined }),
  'String.replaceAll': () => Reflect.deleteProperty(String.prototype, 'replaceAll'),
  'String.normalize': () => Reflect.deleteProperty(String.prototype, 'normalize'),
  validity: () => Reflect.deleteProperty(HTMLInputElement.prototype, 'validity'),
  fetch: () => Object.defineProperty(window, 'fetch', { value: undefined }),
  AbortSignal: () => Object.defineProperty(window, 'AbortSignal', { value: undefined }),
  'the permission to fetch': () => {
    window.fetch = async () => Promise.reject(new TypeError('Failed to fetch'))
  },
  'the answer to a request that arrived': () => {
    const original = window.fetch
    window.fetch = async (...request) => {
      await original(...request)
      throw new TypeError('Failed to fetch')
    }
  },
  'ok in the answers of a wrapped fetch': () => {
    const original = window.fetch
    window.fetch = async (...request) => {
      const answer = await original(...request)
      return { status: answer.status, json: async () => answer.json() } as Response
    }
  },
  'all but the body in the answers of a wrapped fetch': () => {
    const original = window.fetch
    window.fetch = async (...request) => ({ json: async () => (await original(...request)).json() }) as Response
  },
  'FormData, and a truthful navigator.onLine': () => {
    Object.defineProperty(window, 'FormData', { value: undefined })
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  },
  'observers and schedulers': () => {
    for (const kind of ['Intersection', 'Resize', 'Mutation', 'Performance'])
      Object.defineProperty(window, `${kind}Observer`, { value: undefined })
    for (const name of ['requestIdleCallback', 'queueMicrotask', 'requestAnimationFrame'])
      Object.defineProperty(window, name, { value: undefined })
  },
  'methods from 2022 and later, and a valid draft': () => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'findLast']) Reflect.deleteProperty(Array.prototype, name)
    for (const name of ['hasOwn', 'groupBy']) Reflect.deleteProperty(Object, name)
    Reflect.deleteProperty(Promise, 'withResolvers')
    sessionStorage.setItem('cloud-host-application', '{"values":null,"attempt":7}')
  },
}

test.each(Object.keys(lacks) as (keyof typeof lacks)[])('an application arrives although the browser lacks %s', async (name) => {
  await here.site.empty()
  const { page } = await here.blank()
  await page.addInitScript(lacks[name])
  const release = await holdHydration(page)
  await page.goto(`${here.site.url}/cloud-host-form`, { waitUntil: 'domcontentloaded' })
  // Each name is unique, because an application that was already received is not emailed again.
  const companyName = `LagosX without ${name}`
  await answer(page, { companyName })
  release()
  await page.keyboard.type('X')
  await page.locator('label', { hasText: 'agree to be contacted' }).click()
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/received/*')
  // The email puts invisible spaces into names that look like a web address.
  const companies = async () => (await here.site.mails()).map(({ subject }) => subject.replaceAll('\u200b', '').split(' - ').at(-1))
  await expect.poll(companies).toEqual([companyName])
})

test('a choice that an extension makes without an event also sends the field that depends on the choice', async () => {
  await here.site.empty()
  const { page } = await here.blank()
  const release = await holdHydration(page)
  await page.goto(`${here.site.url}/cloud-host-form`, { waitUntil: 'domcontentloaded' })
  await answer(page, { companyName: 'LagosX without an event' })
  release()
  await waitForHydration(page)
  await page.locator('label', { hasText: 'Request a Demo' }).click()
  await expect.poll(() => values(page)).not.toHaveProperty('callPreference')
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('[name=moreInfoPreference][value=call]')!.checked = true
  })
  await page.locator('label', { hasText: 'agree to be contacted' }).click()
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/received/*')
  await expect.poll(async () => (await here.site.mails()).map(({ text }) => text.includes(expected.callPreference))).toEqual([true])
})
