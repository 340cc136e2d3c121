import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { session } from './support/session.ts'

const here = session()

/** Lists neighboring words that look apart, because a style separates their elements, but have no space between them. */
const listJoinedWords = (page: Page) =>
  page.evaluate(() => {
    const blocks = new Set(
      'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY BR BUTTON DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR INPUT LABEL LEGEND LI MAIN NAV OL OPTION P PRE SECTION SELECT SUMMARY TABLE TBODY TD TEXTAREA TFOOT TH THEAD TR UL'.split(
        ' ',
      ),
    )
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const listAncestors = (node: Node) => {
      const found: Element[] = []
      for (let element = node.parentElement; element; element = element.parentElement) found.push(element)
      return found
    }
    const found: string[] = []
    let before: Node | undefined
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node.textContent === '' || node.parentElement!.closest('script, style, svg, code, [dir="ltr"], [aria-hidden="true"]')) continue
      const [last, next] = [before, node]
      before = node
      if (!last || !/[\p{L}\p{N}]$/u.test(last.textContent!) || !/^[\p{L}\p{N}]/u.test(next.textContent!)) continue
      const [left, right] = [listAncestors(last), listAncestors(next)]
      const between = [...left.filter((element) => !right.includes(element)), ...right.filter((element) => !left.includes(element))]
      // Each link has its own accessible name, so the words of two links need no space between them.
      if (between.filter(({ tagName }) => tagName === 'A').length === 2) continue
      if (between.some((element) => blocks.has(element.tagName) || getComputedStyle(element).display === 'none')) continue
      const isApart = between.some((element) => {
        const { display, marginLeft, marginRight, paddingLeft, paddingRight } = getComputedStyle(element)
        return (
          !/^(?:inline|contents)$/.test(display) ||
          [marginLeft, marginRight, paddingLeft, paddingRight].some((room) => Number.parseFloat(room) > 2)
        )
      })
      if (isApart) found.push(`${last.textContent!.slice(-30)}|${next.textContent!.slice(0, 30)}`)
    }
    return [...new Set(found)]
  })

test('words that look apart have a space between them', async () => {
  const { page } = await here.blank({ viewport: { width: 1440, height: 900 } })
  const joined: Record<string, string[]> = {}
  for (const path of [...(await here.site.listPages()), '/no-such-page']) {
    await page.goto(here.site.url + path)
    const words = await listJoinedWords(page)
    if (words.length > 0) joined[path] = words
  }
  expect(joined).toEqual({})
})

test('finds joined words', async () => {
  const { page } = await here.blank()
  await page.setContent(
    '<a style="display: inline-flex"><span>stated</span><span>S1</span></a><p>n<b>o</b>t <i>two</i> <u>words</u></p><p>one</p><p>two</p>',
  )
  expect(await listJoinedWords(page)).toEqual(['stated|S1'])
})
