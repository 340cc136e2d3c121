import { expect, test } from 'vitest'
import { pages } from '../pages.fixture.ts'
import { caasFacts } from './facts-caas.ts'
import { cliFacts } from './facts-cli.ts'
import { vmFacts } from './facts-vm.ts'
import { walkFacts } from '../../try/facts.ts'

/** Text of each page without links and marks, with white space folded. */
const texts = new Map(
  pages.map(({ path, markdown }) => [
    path,
    markdown
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[*`\\|]|```\w*/g, '')
      .replaceAll(/\s+/g, ' '),
  ]),
)

const facts = Object.entries({ ...vmFacts, ...caasFacts, ...cliFacts, ...walkFacts }).flatMap(([page, rows]) =>
  rows.map(([says, fact]) => ({ page, says, fact })),
)

test.each(facts)('$page says: $fact', ({ page, says }) => {
  expect(texts.get(page)).toMatch(says)
})

test('the facts are many, and on every page', () => {
  const stated = new Set(facts.map(({ page }) => page))
  expect(pages.filter(({ path }) => !stated.has(path)).map(({ path }) => path)).toEqual([])
  expect(facts.length).toBeGreaterThan(150)
})
