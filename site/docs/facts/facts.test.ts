import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePage, toPlain, toMarkdown } from '../blocks/markdown-export.ts'
import { sourceOf } from '../navigation/navigation.ts'
import { docsPages } from '../contents.ts'
import { caasFacts } from './facts-caas.ts'
import { cliFacts } from './facts-cli.ts'
import { vmFacts } from './facts-vm.ts'

/** The text of each page as a reader has it: links and marks removed, white space folded. */
const texts = new Map(
  docsPages.map((page) => [
    page.path,
    toMarkdown(toPlain(parsePage(readFileSync(sourceOf(page), 'utf8'))), page)
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[*`\\|]|```\w*/g, '')
      .replaceAll(/\s+/g, ' '),
  ]),
)

const facts = Object.entries({ ...vmFacts, ...caasFacts, ...cliFacts }).flatMap(([page, rows]) =>
  rows.map(([says, fact]) => ({ page, says, fact })),
)

test.each(facts)('$page says: $fact', ({ page, says }) => {
  expect(texts.get(page)).toMatch(says)
})

test('the facts are many, and on every page', () => {
  const pages = new Set(facts.map(({ page }) => page))
  expect(docsPages.filter(({ path }) => !pages.has(path))).toEqual([])
  expect(facts.length).toBeGreaterThan(150)
})
