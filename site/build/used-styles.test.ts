import { expect, test } from 'vitest'
import { inlineUsedStyles, usedStyles, withSheetsOf, withoutFonts } from './used-styles.ts'

test('a rule stays when the page may need it before its script: for its classes, for none, and for the lack of one', () => {
  const css = [
    ':root{color:red}',
    '.a .b{top:0}',
    '.a:hover{color:#00f}',
    '.a:not(.gone){color:green}',
    'html[data-lang=x] .a{color:#123}',
    '.a.gone{color:#456}',
    '@media print{.gone{color:#789}}',
  ]
  expect(usedStyles(css.join(''), '<p class="a b">')).toBe(css.slice(0, 5).join(''))
})

test('a variable stays when a style, a style attribute or another variable that stays reads it', () => {
  const css =
    ':root{--read:red;--own:0;--through:var(--deep);--deep:1px;--gone:var(--lost);--lost:blue}.a{color:var(--read);top:var(--through)}'
  expect(usedStyles(css, '<p class="a" style="left:var(--own)">')).toBe(
    ':root{--read:red;--own:0;--through:var(--deep);--deep:1px}.a{color:var(--read);top:var(--through)}',
  )
})

test('pages with the same styles keep them in common, and a page that the server renders keeps all', () => {
  const assets = { css: '.a{top:0}.b{top:0}.c{top:0}', sheets: ['/a.css'], modules: [] }
  const page = (file: string, name: string) => ({ file, head: '', body: `<p class="${name}">` })
  const manifest = { font: '', inlineScript: '', pages: { one: assets, other: assets, form: assets } }
  const result = inlineUsedStyles(manifest, [page('one', 'a'), page('other', 'b'), page('form', 'a')], (file) => file !== 'form')
  expect(result).toEqual({
    one: { ...assets, css: '.a,.b{top:0}', isPartial: true },
    other: { ...assets, css: '.a,.b{top:0}', isPartial: true },
    form: assets,
  })
})

test('a sheet that arrives later declares no font again', () => {
  expect(withoutFonts('.a{top:0}@font-face{font-family:X;src:url(x.woff2)}.b{top:0}')).toBe('.a{top:0}.b{top:0}')
})

test('a part that the server writes and a script moves later has its styles from the first paint', () => {
  const sheets: Record<string, string> = { '/part.css': '.part{top:0}', '/dialog.css': '.dialog{top:0}' }
  const page = withSheetsOf(
    { css: '.a{top:0}', sheets: ['/a.css'], modules: [] },
    '<p class="a part">',
    Object.keys(sheets),
    (file) => sheets[file]!,
  )
  expect(page).toEqual({ css: '.a{top:0}\n.part{top:0}', sheets: ['/a.css', '/part.css'], modules: [] })
})
