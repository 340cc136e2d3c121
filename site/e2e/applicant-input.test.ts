import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { hydrated } from '../../ops/testing/visit.ts'
import { answers, values } from './support/applicant.ts'
import { session } from './support/session.ts'

const here = session({ env: { APPLICATION_RATE_LIMIT: '0' } })

/** Changes that extensions and browsers make to a page, by what they do. They run in the page. */
const manipulations = {
  'an element at the end of the form': () => document.forms[0]!.append(document.createElement('div')),
  'an element after each field, as a password manager adds': () => {
    for (const input of document.querySelectorAll('form input')) input.after(document.createElement('div'))
  },
  'an element in each label': () => {
    for (const label of document.querySelectorAll('form label')) label.append(document.createElement('span'))
  },
  'a button in each heading': () => {
    for (const heading of document.querySelectorAll('h1, h2, legend')) heading.append(document.createElement('button'))
  },
  'another text in each label': () => {
    for (const label of document.querySelectorAll('form label')) if (label.firstChild instanceof Text) label.firstChild.data += ' !'
  },
  'elements around the page': () => {
    document.body.append(document.createElement('div'))
    document.body.prepend(document.createElement('div'))
    document.documentElement.append(document.createElement('div'))
  },
  'an element in the root': () => document.getElementById('root')!.prepend(document.createElement('div')),
  'attributes on every field': () => {
    for (const input of document.querySelectorAll<HTMLElement>('form, form *')) {
      input.dataset['lpignore'] = 'true'
      input.classList.add('extension')
      input.style.outline = '1px solid'
    }
  },
  'a wrapper around each text field': () => {
    for (const input of document.querySelectorAll('form input:is([type=text], [type=email])')) {
      // A move takes the focus by itself.
      if (input === document.activeElement) continue
      const wrapper = document.createElement('span')
      input.replaceWith(wrapper)
      wrapper.append(input)
    }
  },
  'headings removed, as an ad blocker does': () => {
    for (const heading of document.querySelectorAll('form h2, form legend')) heading.remove()
  },
  'comments and blanks between the elements': () => {
    for (const element of document.querySelectorAll('form *')) element.before(document.createComment('x'), ' ')
  },
  'a frame and an element with a shadow in each group': () => {
    for (const group of document.querySelectorAll('form fieldset, form section')) {
      const host = document.createElement('grammarly-extension')
      host.attachShadow({ mode: 'open' })
      group.prepend(host, document.createElement('iframe'))
    }
  },
  'another language and theme of the document': () => {
    document.documentElement.lang = 'de'
    document.documentElement.className = 'darkreader'
    document.head.append(document.createElement('style'))
  },
  'a translation of every text': () => {
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

/** Fills in half of the form as an applicant types, and half as a browser does, which tells nobody. */
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
    { ...expected, ...changes, website: '' },
  )

const moments = {
  'before scripts': async (page: Page, name: Name, release: () => void) => {
    await page.evaluate(manipulations[name])
    await answer(page)
    release()
    await hydrated(page)
  },
  'between load and hydration': async (page: Page, name: Name, release: () => void) => {
    await answer(page)
    await page.evaluate(manipulations[name])
    release()
    await hydrated(page)
  },
  'during hydration': async (page: Page, name: Name, release: () => void) => {
    await answer(page)
    await page.evaluate(`addEventListener('hydrated', ${manipulations[name].toString()}, { once: true })`)
    release()
    await hydrated(page)
  },
}

describe.each(Object.keys(moments) as (keyof typeof moments)[])('what changes the page %s', (moment) => {
  test('takes no answer, no focus and no caret, and the form can be sent', async () => {
    const visited = await here.blank({ bypassCSP: true })
    const { page } = visited
    page.setDefaultTimeout(8000)
    let held = Promise.withResolvers<void>()
    await page.route(/assets\/client-.*\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    for (const [at, name] of (Object.keys(manipulations) as Name[]).entries()) {
      held = Promise.withResolvers<void>()
      await page.goto(`${here.site.url}/cloud-host-form`, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => sessionStorage.clear())
      await moments[moment](page, name, held.resolve)
      // The first key hydrates the fields, and comes to the place of the caret.
      await page.keyboard.type('X')
      expect([name, await values(page)]).toEqual([name, expected])
      expect([name, await page.evaluate(() => (document.activeElement as HTMLInputElement).name)]).toEqual([name, 'companyName'])
      await page.locator('[name=emailConsent]').click()
      expect([name, await values(page)]).toEqual([name, { ...expected, emailConsent: 'on' }])
      // Each change is sent once, at one of the moments.
      if (at % 3 !== Object.keys(moments).indexOf(moment)) continue
      await page.locator('form button[type=submit]').click()
      await page.waitForURL('**/received/*')
    }
    expect(visited.console.filter((text) => !text.startsWith('Hydration:'))).toEqual([])
  })
})

test('a press that hydrates the form arrives, though the pressed element is replaced', async () => {
  const { page } = await here.open('/cloud-host-form')
  await page.evaluate(manipulations['an element in each label'])
  await page.locator('label', { hasText: 'Mining Farm Conversion' }).click()
  await page.locator('label', { hasText: 'agree to be contacted' }).click()
  expect(await values(page)).toMatchObject({ gpuSetupDescription: 'mining-farm', emailConsent: 'on' })
})

/** What a browser may lack on the way from typing to sending; each runs before the page's scripts. */
const lacks = {
  'crypto.randomUUID': () => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'),
  crypto: () => Object.defineProperty(window, 'crypto', { value: undefined }),
  'AbortSignal.timeout': () => Reflect.deleteProperty(AbortSignal, 'timeout'),
  AbortController: () => Object.defineProperty(window, 'AbortController', { value: undefined }),
  structuredClone: () => Object.defineProperty(window, 'structuredClone', { value: undefined }),
  sessionStorage: () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('blocked')
      },
    }),
  localStorage: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked')
      },
    }),
  fetch: () => Object.defineProperty(window, 'fetch', { value: undefined }),
  'a truthful navigator.onLine': () => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  IntersectionObserver: () => Object.defineProperty(window, 'IntersectionObserver', { value: undefined }),
  ResizeObserver: () => Object.defineProperty(window, 'ResizeObserver', { value: undefined }),
  MutationObserver: () => Object.defineProperty(window, 'MutationObserver', { value: undefined }),
  PerformanceObserver: () => Object.defineProperty(window, 'PerformanceObserver', { value: undefined }),
  requestIdleCallback: () => Object.defineProperty(window, 'requestIdleCallback', { value: undefined }),
  queueMicrotask: () => Object.defineProperty(window, 'queueMicrotask', { value: undefined }),
  requestAnimationFrame: () => Object.defineProperty(window, 'requestAnimationFrame', { value: undefined }),
  'FormData in a script': () => Object.defineProperty(window, 'FormData', { value: undefined }),
  'Array.prototype.toSorted and toReversed': () => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'findLast']) Reflect.deleteProperty(Array.prototype, name)
  },
  'Object.hasOwn, groupBy and Promise.withResolvers': () => {
    for (const name of ['hasOwn', 'groupBy']) Reflect.deleteProperty(Object, name)
    Reflect.deleteProperty(Promise, 'withResolvers')
  },
  'the rest of a draft': () => sessionStorage.setItem('cloud-host-application', '{"values":null,"attempt":7}'),
}

test('an application arrives, whatever the browser lacks', async () => {
  await here.site.empty()
  const context = (await here.blank()).page.context()
  context.setDefaultTimeout(8000)
  const table = Object.entries(lacks).map(([, change], at) => `'#${at}': ${change.toString()}`)
  // Without the draft of the application before.
  await context.addInitScript(`sessionStorage.clear(); ({ ${table.join(', ')} })[location.hash]?.()`)
  for (const [at, name] of Object.keys(lacks).entries()) {
    const page = await context.newPage()
    await page.goto(`${here.site.url}/cloud-host-form#${at}`)
    await answer(page, { companyName: `Company ${at}` })
    await page.keyboard.type('!')
    await page
      .locator('label', { hasText: 'agree to be contacted' })
      .click()
      .catch(() => expect.fail(`Without ${name} the form is gone.`))
    await page
      .locator('form button[type=submit]')
      .click()
      .catch(() => expect.fail(`Without ${name} the form is never ready`))
    await page.waitForURL('**/received/*').catch(() => expect.fail(`Without ${name} nothing is sent.`))
    await page.close()
  }
  const sent = (await here.site.mails()).map(({ subject }) => subject)
  for (const at of Object.keys(lacks).keys()) expect(sent.filter((subject) => subject.endsWith(` - Compa!ny ${at}`))).toHaveLength(1)
})
