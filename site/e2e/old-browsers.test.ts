import { expect, test } from 'vitest'
import {
  listHtmlUses,
  listNewFeatures,
  listScriptUses,
  listStyleUses,
  listVersions,
  withoutFeature,
  type FeatureKey,
} from './support/browser-features.ts'

/**
 * Features that the oldest browsers of package.json lack, and that neither an `@supports` rule nor a test in the same script guards. Each
 * text says what happens without the feature.
 */
const guards: Record<FeatureKey, string> = {
  'css.at-rules.media.scripting':
    'Rules for `(scripting: …)` do not apply: the FAQ has one column, and controls that need scripts show even without scripts.',
  'css.at-rules.property': 'The color of the verdict of 1Proof changes without a transition.',
  'css.properties.align-self.unsafe': 'The declaration is dropped, and the menu of a page starts where it fits.',
  'css.properties.anchor-name': 'Only `position-area` needs the name, and its rule is inside `@supports`.',
  'css.properties.anchor-scope': 'Only `position-area` needs the scope, and its rule is inside `@supports`.',
  'css.properties.position-anchor': 'Only `position-area` needs the anchor, and its rule is inside `@supports`.',
  'css.properties.position-try-fallbacks': 'The menu of a page stays below its button.',
  'css.properties.box-decoration-break.clone': 'The background of a line of the headline ends without padding.',
  'css.properties.break-after.avoid': 'A printed page may end with a heading.',
  'css.properties.content-visibility': 'The browser also lays out what is out of view.',
  'css.properties.field-sizing': 'A text area keeps its number of rows.',
  'css.properties.forced-color-adjust': 'The browser chooses the colors of marks in forced colors.',
  'css.properties.grid-template-columns.subgrid': 'Items choose the widths of their own columns.',
  'css.properties.grid-template-rows.subgrid': 'Items choose the heights of their own rows.',
  'css.properties.mask-composite': 'A list fades at one end instead of two.',
  'css.properties.overscroll-behavior': 'The page scrolls after a list has reached its end.',
  'css.properties.print-color-adjust.exact': 'The printer leaves out backgrounds.',
  'css.properties.scrollbar-color': 'Scrollbars have the colors of the system.',
  'css.properties.scrollbar-gutter': 'The page moves by the width of its scrollbar while a dialog is open.',
  'css.properties.scrollbar-width': 'Scrollbars have their usual width.',
  'css.properties.text-size-adjust': 'Phones may enlarge text. Other devices show no difference.',
  'css.properties.text-wrap': 'Lines break where they are full.',
  'css.selectors.details-content': 'Its rules are dropped, so the row that opens the content stays visible.',
  'css.selectors.has': 'The line of the form, its stations and the style of a chosen option do not change.',
  'css.types.color.rgb.relative_syntax': 'The strip beside a dialog has no tint.',
  'css.types.length.lh': 'Marks are as high as their content, and a text area has its number of rows.',
  'html.elements.link.rel.manifest': 'The site cannot be installed as an app.',
  'html.elements.meta.name.theme-color': 'The frame of the browser keeps its color.',
  'html.global_attributes.hidden.until-found': 'The content is `hidden`, and find in page does not open it.',
  'api.Element.animationcancel_event': 'Radix receives no event, so it ends the animation later.',
  'api.Element.beforematch_event': 'The browser never dispatches the event.',
  'api.Navigation.navigateerror_event': 'React checks that `navigation` exists.',
  'api.Navigation.navigatesuccess_event': 'React checks that `navigation` exists.',
  'api.ScrollTimeline': 'Motion checks in another file that the interface exists.',
  'api.ViewTimeline': 'Motion checks in another file that the interface exists.',
  'api.ViewTransition.skipTransition': 'The router calls it on a transition that has started.',
}

/** Methods of libraries that have the same name as a new browser method. */
const namesakes: Record<FeatureKey, string> = {
  'api.CloseWatcher.destroy': 'Motion',
  'api.FontFaceSet.check': 'Zod',
  'javascript.builtins.AsyncDisposableStack.use': 'React',
  'javascript.builtins.Iterator.toArray': '`Children` of React',
}

test('every feature that the oldest browsers lack has a guard or a known consequence', () => {
  const known = { ...guards, ...namesakes }
  const unguarded = [...listNewFeatures('dist/client')].filter(([, { isGuarded }]) => !isGuarded)
  expect(
    unguarded
      .filter(([key]) => !Object.hasOwn(known, key))
      .map(([key, { files }]) => `${key} (${listVersions(key)}) in ${[...files].slice(0, 3).join(', ')}`),
    'Put each use inside `@supports`, or behind a check for the feature in the same file. Otherwise, say in `guards` what happens without the feature.',
  ).toEqual([])
  const used = new Set(unguarded.map(([key]) => key))
  expect(
    Object.keys(known).filter((key) => !used.has(key)),
    'No file uses these features without a check. Delete their rows in `guards` and `namesakes`.',
  ).toEqual([])
})

const toText = (uses: readonly { key: FeatureKey; isGuarded: boolean }[]) =>
  uses.map(({ key, isGuarded }) => (isGuarded ? `guarded ${key}` : key))

test.each([
  ['if (element?.checkVisibility()) f()', ['api.Element.checkVisibility']],
  ['if (typeof element.checkVisibility === `function`) element.checkVisibility()', ['guarded api.Element.checkVisibility']],
  ['Map.groupBy(a, b); a.map(b)', ['javascript.builtins.Map.groupBy']],
  ['"groupBy" in Map && Map.groupBy(a, b)', ['guarded javascript.builtins.Map.groupBy']],
  ['new ClipboardItem(a)', ['api.ClipboardItem']],
  ['navigator.clipboard.writeText(a).then(b)', []],
])('finds the newer features in the script %s', (script, keys) => expect(toText(listScriptUses(script))).toEqual(keys))

test('a script with syntax that is too new is an error', () => {
  expect(() => listScriptUses('/[\\p{L}--[a-z]]/v')).toThrow()
})

test.each([
  ['a { inline-size: round(down, 100%, 1px) }', ['css.types.round']],
  ['a { --size: round(down, 100%, 1px) }', ['css.types.round']],
  ['@supports (width: round(50%, 1px)) { a { --size: round(down, 100%, 1px) } }', ['guarded css.types.round']],
  ['@supports not (width: round(50%, 1px)) { a { --size: round(down, 100%, 1px) } }', ['css.types.round']],
  ['a::details-content { display: block }', ['css.selectors.details-content']],
  ['@media (scripting: none) { a { color: red } }', ['css.at-rules.media.scripting']],
  [
    'a { text-wrap: pretty; block-size: 1lh; color: rgb(from red r g b) }',
    ['css.properties.text-wrap', 'css.types.length.lh', 'css.types.color.rgb.relative_syntax'],
  ],
  ['@starting-style { a { opacity: 0 } }', ['css.at-rules.starting-style']],
  ['a:has(b) { grid-template-columns: subgrid }', ['css.selectors.has', 'css.properties.grid-template-columns.subgrid']],
  ['a { color: color-mix(in srgb, red, blue); block-size: 1svh }', []],
])('finds the newer features in the style %s', (css, keys) => expect(toText(listStyleUses(css))).toEqual(keys))

test.each([
  ['<div hidden="until-found">', ['html.global_attributes.hidden.until-found']],
  ['<div popover="auto">', ['html.global_attributes.popover']],
  ['<input type="email" required="">', []],
])('finds the newer features in the HTML %s', (html, keys) => expect(toText(listHtmlUses(html))).toEqual(keys))

test('removes a feature by renaming it in the style and in its @supports condition', () => {
  const css = '@supports selector(::details-content){a{color:red}}a::details-content{color:red}b{color:blue}'
  expect(withoutFeature(css, 'css.selectors.details-content')).toBe(css.replaceAll('::details-content', '::x-details-content'))
})
