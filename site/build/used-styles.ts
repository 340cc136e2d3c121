import { transform } from 'lightningcss'
import type { PageAssets, SiteManifest } from './document.ts'
import type { RenderedPage } from '../render.tsx'

const classesOf = (html: string) => [...html.matchAll(/\sclass="(?<names>[^"]*)"/g)].flatMap(({ groups }) => groups!.names!.split(' '))

const classesIn = (css: string) => [...css.matchAll(/\.(?<name>[a-z_][\w-]*)/gi)].map(({ groups }) => groups!.name!)

const variablesIn = (text: string) => new Set([...text.matchAll(/var\((?<name>--[\w-]+)/g)].map(({ groups }) => groups!.name!))

/** Without the variables that neither the other styles nor the style attributes of the HTML read. */
function withoutUnread(css: string, html: string): string {
  const read = variablesIn(css + html)
  const visitor = { Declaration: { custom: ({ name }: { name: string }) => (name.startsWith('--') && !read.has(name) ? [] : undefined) } }
  const rest = transform({ filename: 'page.css', code: new TextEncoder().encode(css), minify: true, visitor }).code.toString()
  // A variable may have been read by those that went.
  return rest === css ? css : withoutUnread(rest, html)
}

/** The rules that may match an element of this HTML, and all without a class; of variables, those that are read. */
export function usedStyles(css: string, html: string): string {
  const used = new Set(classesOf(html))
  const unusedSymbols = [...new Set(classesIn(css))].filter((name) => !used.has(name))
  const rules = transform({ filename: 'page.css', code: new TextEncoder().encode(css), minify: true, unusedSymbols }).code.toString()
  return withoutUnread(rules, html)
}

/** Adds the sheets that style a part of a page's HTML to those of the page. */
export function withSheetsOf(page: PageAssets, body: string, sheets: readonly string[], read: (sheet: string) => string): PageAssets {
  const styled = new Set(classesIn(page.css))
  const bare = new Set(classesOf(body).filter((name) => !styled.has(name)))
  const missing = sheets.filter((sheet) => !page.sheets.includes(sheet) && classesIn(read(sheet)).some((name) => bare.has(name)))
  return missing.length === 0
    ? page
    : { ...page, css: [page.css, ...missing.map((sheet) => read(sheet).trim())].join('\n'), sheets: [...page.sheets, ...missing] }
}

/** A sheet without its fonts, which the HTML declares: a browser that reads a face again lays out the whole page again. */
export const withoutFonts = (css: string): string => css.replaceAll(/@font-face\s*\{[^}]*\}/g, '')

/**
 * Inlines only the styles that the HTML of these pages uses; the whole sheets arrive with the script. Pages with the same styles keep
 * them in common, because the content policy lists the hash of each.
 * @param isStatic whether the page is the same for every visitor.
 */
export function inlineUsedStyles({ pages: assets }: SiteManifest, pages: Iterable<RenderedPage>, isStatic: (file: string) => boolean) {
  const groups = Map.groupBy(
    [...pages].filter(({ file }) => isStatic(file)),
    ({ file }) => assets[file]?.css,
  )
  const changed: Record<string, PageAssets> = {}
  for (const [css, group] of groups) {
    if (css === undefined) continue
    const used = usedStyles(css, group.map(({ body }) => body).join(''))
    for (const { file } of group) changed[file] = { ...assets[file]!, css: used, isPartial: true }
  }
  return { ...assets, ...changed }
}
