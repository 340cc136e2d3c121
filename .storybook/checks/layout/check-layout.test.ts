import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch } from '../../../testing/visit.ts'
import { findUnexpected } from './unexpected.ts'
import type { Fault, FaultKind } from './fault.ts'
import { layoutIn } from './inject.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launch()
  page = await browser.newPage({ viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' })
})
afterAll(() => browser.close())

/** Shows a page with this body. */
async function show(body: string): Promise<void> {
  await page.setContent(`<!doctype html><html lang="en"><style>
    * { box-sizing: border-box; margin: 0 }
    html { font: 1rem/1.5 Arimo; background: #f4f3ee }
    body { padding: 16px }
    :focus-visible { outline: 2px solid #24f; outline-offset: 2px }
    button, select, input { font: inherit; min-height: 32px; min-width: 32px }
    h1 { font-size: 2rem; line-height: 1.1 }
    table { border-collapse: collapse }
  </style><body>${body}`)
}

const found = async (body: string): Promise<Fault[]> => {
  await show(body)
  return layoutIn(page, 'checkLayout', 'all')
}

const sentence = 'Machines start as soon as the balance covers their first hour of work.'
const lines = (count: number) => Array.from({ length: count }, (_, at) => `<p>Line ${at} of the list</p>`).join('')

/** Smallest possible pages, by the kind of fault that they have. `#here` marks the element that the check must name. */
const planted: Record<FaultKind, Record<string, string>> = {
  'cut text': {
    'a line that continues past the edge of its box': `<div style="width: 200px; overflow: hidden; white-space: nowrap"><p id="here">${sentence}</p></div>`,
    'lines below the bottom edge of a box': `<div style="height: 60px; overflow: clip"><p id="here" style="width: 120px">${sentence}</p></div>`,
    'an ellipsis for text that cannot be read elsewhere': `<p id="here" style="width: 200px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${sentence}</p>`,
  },
  'hidden by scrolling': {
    'code cut at a brace': `<pre id="here" style="width: 200px; overflow-x: auto">{ "gpus": 8, "region": "Lagos", "hours": 12 }</pre>`,
    'a list that continues below its box': `<nav id="here" style="height: 90px; overflow-y: auto">${lines(9)}</nav>`,
  },
  'broken word': {
    'a word in a narrow tile': `<div style="display: flex; gap: 8px"><p id="here" style="width: 64px; overflow-wrap: anywhere">Checkpoint</p></div>`,
    'a word that breaks wherever its line ends': `<p id="here" style="width: 150px; word-break: break-all">Balances cover machines</p>`,
  },
  'broken number': {
    'an amount': `<p id="here" style="width: 64px; overflow-wrap: anywhere">1.234.567,89</p>`,
    'a figure in a cell': `<table><tr><td id="here" style="width: 60px; min-width: 0; max-width: 60px; word-break: break-all">1234567 GPUs</td></tr></table>`,
  },
  'broken option': {
    'an option at its hyphen': `<p style="width: 150px">Set the price with <code id="here">--max-price</code> today.</p>`,
    'the hyphens before a name': `<p id="here" style="width: 130px">Say everything --debug.</p>`,
    'a header name': `<p style="width: 160px">Answers with <code id="here">Retry-After</code></p>`,
  },
  'letters in a column': {
    'a label one letter wide': `<div style="display: flex; width: 200px"><p style="flex: none; width: 185px">Deploy it to</p><button id="here" style="flex: 1; min-width: 0; padding: 0; border: 0; overflow-wrap: anywhere">Deploy</button></div>`,
    'two letters per line': `<p id="here" style="width: 21px; overflow-wrap: anywhere">Compute</p>`,
  },
  'narrow column': {
    'a cell beside an empty one': `<table style="width: 400px; table-layout: fixed"><tr><td id="here" style="width: 70px">string or null</td><td>none</td></tr></table>`,
    'a flexible column beside a wide one': `<div style="display: flex; width: 500px"><p id="here" style="width: 60px">It is as it is, and so on</p><p style="flex: 1">yes</p></div>`,
  },
  'column out of view': {
    'a second column beside the edge of the scroller': `<div style="width: 300px; overflow-x: auto; mask-image: linear-gradient(to right, black 90%, transparent)"><table><tr><td style="min-width: 300px">Call</td><th id="here" style="min-width: 120px">Meaning</th></tr></table></div>`,
    'the last column of a clipped table': `<div style="width: 300px; overflow: hidden; mask-image: linear-gradient(black, black)"><table><tr><td style="min-width: 280px">Call</td><td id="here" style="min-width: 90px">Price</td></tr></table></div>`,
  },
  'overlapping texts': {
    'a label pulled over a line': `<p id="here">${sentence}</p><p style="margin-top: -22px">The line below it</p>`,
    'two labels in a drawing': `<svg width="300" height="40" aria-hidden="true" font-size="1rem"><text id="here" x="10" y="20" style="font-size: 1rem">Compute</text><text x="40" y="22" style="font-size: 1rem">Storage</text></svg>`,
  },
  'small control': {
    'two buttons of 16 px side by side': `<div style="display: flex; gap: 2px"><button id="here" style="min-width: 0; min-height: 0; width: 16px; height: 16px" aria-label="Less"></button><button style="min-width: 0; min-height: 0; width: 16px; height: 16px" aria-label="More"></button></div>`,
    'links in a tight list': `<ul style="padding: 0; list-style: none; line-height: 16px"><li><a id="here" href="#one">One</a></li><li><a href="#two">Two</a></li></ul>`,
  },
  'small text': {
    'a caption of 9 px': `<p id="here" style="font-size: 0.5625rem">As of today</p>`,
    'a label in a scaled-down drawing': `<svg viewBox="0 0 1600 200" width="700" aria-hidden="true"><text id="here" x="40" y="90" style="font-size: 1rem">Lagos</text></svg>`,
  },
  'text that does not grow': {
    'a size in pixels': `<p id="here" style="font-size: 16px">As of today</p>`,
    'a label in a drawing': `<svg viewBox="0 0 700 100" width="700" aria-hidden="true"><text id="here" x="40" y="50" font-size="16">Lagos</text></svg>`,
  },
  'long lines': {
    'a paragraph as wide as the window': `<main><article><p id="here">${sentence} ${sentence} ${sentence}</p></article></main>`,
    'a description in a list as wide as the window': `<main><dl><dt>Price</dt><dd id="here">${sentence} ${sentence} ${sentence}</dd></dl></main>`,
  },
  'narrow spaces': {
    'a button with tight tracking': `<button id="here" style="letter-spacing: -0.12em">How much can I save?</button>`,
  },
  'current entry out of view': {
    'the last page of a list that scrolls': `<nav style="height: 90px; overflow-y: auto; mask-image: linear-gradient(black, transparent)">${lines(9)}<p><span id="here" aria-current="page">Here</span></p></nav>`,
  },
  'blank box': {
    'a card that is stretched': `<div style="display: flex"><section id="here" style="border: 1px solid; width: 300px">Short</section><section style="width: 300px">${lines(14)}</section></div>`,
    'a panel with a background and its text at the bottom': `<section id="here" style="background: white; height: 400px; display: grid; align-items: end">${sentence}</section>`,
  },
  'wider than the window': {
    'a box that makes the page scroll sideways': `<div id="here" style="width: 1000px; background: white">Wide</div>`,
    'a line that leaves the window': `<div style="overflow: hidden"></div><p id="here" style="white-space: nowrap; position: absolute; left: 500px">${sentence}</p>`,
  },
  'cut focus ring': {
    'a link at the edge of a box that clips': `<div style="overflow: hidden; padding: 8px 0"><a id="here" style="display: block; line-height: 32px" href="#here">Guide</a></div>`,
    'a button at the edge of the window': `<button id="here" style="position: absolute; left: 0; top: 40px">Menu</button>`,
  },
  'no focus ring': {
    'a button without an outline': `<button id="here" style="outline: none">Menu</button>`,
    'a link with a transparent outline': `<a id="here" href="#there" style="outline-color: transparent">Guide</a>`,
    'a link with an outline in the color of the page': `<a id="here" href="#there" style="outline-color: #f0efea">Guide</a>`,
    'a button without an outline beside a mark with a shadow': `<p style="box-shadow: 0 0 0 2px gray; padding: 8px"><button id="here" style="outline: none">Menu</button></p>`,
  },
  'overlay outside the window': {
    'a dialog that is as high as its text': `<div id="here" role="dialog" style="position: fixed; left: 16px; top: 16px">${lines(30)}</div>`,
  },
  'covered overlay': {
    'a bar that covers a dialog': `<div id="here" role="dialog" style="position: fixed; z-index: 1; left: 16px; top: 16px; padding: 48px; background: white">Sure?</div><div style="position: fixed; z-index: 2; inset: 0 0 auto; height: 40px; background: gray"></div>`,
    'a dialog that covers its tooltip': `<div role="dialog" style="position: fixed; z-index: 2; left: 16px; top: 80px; width: 300px; height: 60px; background: white"></div><div style="position: fixed; left: 32px; top: 90px"><div id="here" role="tooltip" style="width: 90px; height: 30px"></div></div>`,
  },
  'scrolling page behind a dialog': {
    'a modal dialog': `<div id="here" role="dialog" aria-modal="true" style="position: fixed; left: 16px; top: 16px">Sure?</div>`,
  },
  'way out of view': {
    'a long dialog whose close button scrolls away': `<style>html { overflow: hidden }</style><div id="here" role="dialog" aria-modal="true" style="position: fixed; left: 16px; top: 16px; height: 200px; padding: 16px; overflow: auto; mask-image: linear-gradient(black, black)"><button>Close</button>${lines(20)}</div>`,
  },
  'motion under reduced motion': {
    'a transition': `<p id="here" style="transition: color 1s">As of today</p>`,
    'a list that scrolls smoothly': `<div id="here" style="scroll-behavior: smooth">As of today</div>`,
    'an animation': `<style>@keyframes in { from { rotate: 9deg } }</style><p id="here" style="animation: in 9s">As of today</p>`,
    'a part that waits to be revealed': `<p id="here" style="opacity: 0">As of today</p>`,
  },
  'covered focus ring': {
    'a neighbor with its own background': `<div style="display: flex"><button id="here">Guide</button><p style="position: relative; background: white">Beside it</p></div>`,
    'a sticky bar above': `<div style="position: relative"><button id="here" style="width: 100%">Guide</button></div><div style="position: sticky; top: 0; background: white; z-index: 1">The bar</div>`,
  },
}

describe.each(Object.entries(planted) as [FaultKind, Record<string, string>][])('%s', (kind, byPlace) => {
  const bodies = Object.entries(byPlace)
  test.each(bodies)('is found in %s', async (_, body) => {
    const faults = await found(body)
    expect(
      faults.filter((fault) => fault.kind === kind && fault.element.split(' > ').at(-1)!.includes('#here')),
      JSON.stringify(faults),
    ).toHaveLength(1)
    expect(new Set(faults.map((fault) => fault.kind))).toEqual(new Set([kind]))
  })
})

test('reports nothing on a page that comes close to many kinds of faults', async () => {
  expect(
    await found(`
      <h1>One layer for every machine</h1>
      <p style="width: 200px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis" title="${sentence}">${sentence}</p>
      <pre style="width: 200px; overflow-x: auto; mask-image: linear-gradient(to right, black 90%, transparent)">{ "gpus": 8, "region": "Lagos", "hours": 12 }</pre>
      <style>.fading { width: 200px; overflow-x: auto; display: flex } .fading::after { content: ''; flex: none; position: sticky; right: 0; width: 40px; background: linear-gradient(to left, white, transparent) }</style>
      <pre class="fading"><code style="flex: none">{ "gpus": 8, "region": "Haifa", "hours": 12 }</code></pre>
      <div style="height: 0; overflow: hidden">${sentence}</div>
      <div style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap">${sentence}</div>
      <p style="width: 170px">Right-to-left text, a path such as /marketplace/offers and 1.234.567,89 €</p>
      <p lang="zh" style="width: 66px">計算機市場価格表</p>
      <pre style="width: 200px; white-space: pre-wrap; overflow-wrap: anywhere">order("Machines start as soon as possible")</pre>
      <table><tr><td style="width: 300px">${sentence}</td><td>GPUs of every network</td></tr></table>
      <p>Read <a href="#guide">the guide</a> and <a href="#terms">the terms</a> before you begin.</p>
      <p style="line-height: 1">A heading set<br>in tight lines</p>
      <button style="min-width: 0; min-height: 0; width: 16px; height: 16px" aria-label="Alone"></button>
      <label style="display: flex; min-height: 32px"><input type="checkbox" style="min-width: 0; min-height: 0"> I agree to be contacted</label>
      <label style="display: flex; min-height: 32px"><input type="checkbox" style="min-width: 0; min-height: 0"> I agree to pay</label>
      <section style="border: 1px solid; padding: 100px 16px">Space on both sides</section>
      <textarea rows="12" aria-label="Message"></textarea>
      <div style="overflow-x: clip"><div style="position: relative; left: 300px; width: 800px; height: 8px; background: #24f"></div></div>
      <div style="overflow: hidden; padding: 8px"><a style="display: block" href="#there">Guide</a></div>
      <div style="display: flex"><button>Guide</button><p style="background: white">Beside it</p></div>`),
  ).toEqual([])
})

test('the check for large text reports a label whose box cuts off doubled text', async () => {
  const label = (size: string) =>
    `<div style="width: 12rem; height: 32px; overflow: hidden"><p id="here" style="max-width: 160px; font-size: ${size}">As of today</p></div>`
  await show(label('1rem'))
  expect(await layoutIn(page, 'checkLayout', 'room')).toEqual([])
  await show(label('2rem'))
  expect(await layoutIn(page, 'checkLayout', 'room')).toEqual([expect.objectContaining({ kind: 'cut text' })])
})

test('a dialog causes no faults on the page below it', async () => {
  await show(
    `<main>${lines(12)}<a href="#below">Below</a></main><dialog style="padding: 24px"><p>Over the page</p><button>Close</button></dialog>`,
  )
  await page.evaluate(() => document.querySelector('dialog')!.showModal())
  expect(await layoutIn(page, 'checkLayout', 'all')).toEqual([])
})

test('the check restores focus, scroll position and text size, and fires no events', async () => {
  await show(`<input id="first"><div style="height: 2000px"></div><button id="last">Last</button>`)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#first')!.focus()
    scrollTo(0, 300)
    for (const name of ['focusin', 'focusout']) document.addEventListener(name, () => (document.title += name))
  })
  await layoutIn(page, 'checkLayout', 'all')
  expect(
    await page.evaluate(() => [document.activeElement!.id, scrollY, document.documentElement.getAttribute('style') ?? '', document.title]),
  ).toEqual(['first', 300, '', ''])
})

describe('reports a picture', () => {
  test.each([
    ['that is taller than the window that paints it', `<div style="height: 900px">Tall</div>`, /3\d % .* not painted/],
    ['that is wider than the window that paints it', `<style>html { width: 1000px }</style>Wide`, /20 % .* not painted/],
    ['that ends above its last line', `<style>html { height: 60px }</style>${lines(6)}`, /cut off at the bottom/],
    [
      'that ends above a button',
      `<style>html { height: 60px }</style><button style="margin-top: 60px">Order</button>`,
      /cut off at the bottom/,
    ],
  ])('%s', async (_, body, message) => {
    await show(body)
    expect(await layoutIn(page, 'findMissingParts')).toEqual([expect.stringMatching(message)])
  })

  test('only if a part of the page is missing', async () => {
    await show(`<style>html { height: 300px }</style>${lines(6)}<div style="height: 0; overflow: hidden">${lines(20)}</div>`)
    expect(await layoutIn(page, 'findMissingParts')).toEqual([])
  })
})

describe('exceptions', () => {
  const fault = { kind: 'small text', element: 'svg > text “Lagos”', detail: '9 px', mode: '390' } as const
  const exception = { kinds: ['small text'], element: 'svg > text', reason: 'A reason' } as const

  test('hide only the listed fault', () => {
    expect(findUnexpected([fault], [exception])).toEqual([])
    expect(findUnexpected([fault])).toEqual([expect.stringContaining('small text: svg > text “Lagos” (9 px) in 390.')])
    expect(findUnexpected([{ ...fault, kind: 'cut text' }, fault], [exception])).toHaveLength(1)
  })

  test('fail if they match no fault', () => {
    expect(findUnexpected([], [exception])).toEqual([expect.stringContaining('remove it')])
  })
})
