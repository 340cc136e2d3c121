import { afterEach, expect, type TestContext } from 'vitest'
import { utils } from 'vitest/browser'
import { within } from 'storybook/test'

/** Attributes of ARIA that need no line, because the tree of roles and names has them. A description has a line with its text. */
const inTree = /^aria-(checked|describedby|disabled|expanded|hidden|label|labelledby|level|pressed|selected)$/

/** Other attributes that get a line, because the tree omits them. */
const told = [
  'autocapitalize',
  'autocomplete',
  'autofocus',
  'colspan',
  'dir',
  'download',
  'enterkeyhint',
  'inputmode',
  'lang',
  'maxlength',
  'method',
  'name',
  'novalidate',
  'open',
  'readonly',
  'rel',
  'required',
  'rowspan',
  'scope',
  'spellcheck',
  'tabindex',
  'target',
  'title',
  'translate',
  'type',
]

/** Lists the attributes, with the texts of the descriptions instead of their ids. */
function describeElement(element: Element): string[] {
  const names = element.getAttributeNames().filter((name) => (name.startsWith('aria-') ? !inTree.test(name) : told.includes(name)))
  const said = names.sort().map((name) => [name, element.getAttribute(name)!] as const)
  const descriptions = element.ariaDescribedByElements?.map(({ textContent }) => textContent).join(' ')
  const all = descriptions === undefined ? said : [...said, ['described by', descriptions] as const]
  const texts = all.map(([name, value]) => (value ? `${name}=${JSON.stringify(value)}` : name))
  return texts.length > 0 ? [`${element.tagName.toLowerCase()} ${texts.join(' ')}`] : []
}

/** Excludes stories whose content changes on its own. */
const isStill = ({ id, parameters: { chromatic } }: NonNullable<TestContext['story']>) =>
  /^(?!pages-|foundations-).*--(default|states)$/.test(id) && id !== 'landing-proof--states' && chromatic?.prefersReducedMotion === 'reduce'

afterEach(async ({ task, story }) => {
  if (!story || !isStill(story) || task.result?.state === 'fail') return
  expect(
    [...document.querySelectorAll(':is(output, [role="status"]):not([aria-live])')],
    'Add aria-live to these live regions. Without it, Radix hides them from assistive technology while a dialog is open.',
  ).toEqual([])
  await story.parameters.settled?.(within(document.body))
  const tree = utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body))
  const lines = [...document.body.querySelectorAll(':not(svg *, .sb-wrapper *)')].flatMap(describeElement)
  // React's ids contain a counter.
  expect([tree, ...lines].join('\n').replaceAll(/_r_\w+_/g, 'id')).toMatchSnapshot()
})
