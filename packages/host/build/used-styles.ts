import { transform } from 'lightningcss'
import type { PageAssets, SiteManifest } from '../html/html-document.ts'
import type { RenderedPage } from '../http/pages.ts'

const classesOf = (html: string) => [...html.matchAll(/\sclass="(?<names>[^"]*)"/g)].flatMap(({ groups }) => groups!.names!.split(' '))

const classesIn = (css: string) => [...css.matchAll(/\.(?<name>[a-z_][\w-]*)/gi)].map(({ groups }) => groups!.name!)

/** The rules that may match an element with one of these classes, and all without a class. */
export function usedStyles(css: string, used: ReadonlySet<string>): string {
  const unusedSymbols = [...new Set(classesIn(css))].filter((name) => !used.has(name))
  return transform({ filename: 'page.css', code: new TextEncoder().encode(css), minify: true, unusedSymbols }).code.toString()
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
    const used = usedStyles(css, new Set(group.flatMap(({ body }) => classesOf(body))))
    for (const { file } of group) changed[file] = { ...assets[file]!, css: used, isPartial: true }
  }
  return { ...assets, ...changed }
}
