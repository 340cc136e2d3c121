import { transform } from 'lightningcss'
import type { PageAssets, SiteManifest } from '../html/html-document.ts'
import type { RenderedPage } from '../http/pages.ts'

const classesOf = (html: string) => [...html.matchAll(/\sclass="(?<names>[^"]*)"/g)].flatMap(({ groups }) => groups!.names!.split(' '))

/** The rules that may match an element with one of these classes, and all without a class. */
export function usedStyles(css: string, used: ReadonlySet<string>): string {
  const known = new Set([...css.matchAll(/\.(?<name>[a-z_][\w-]*)/gi)].map(({ groups }) => groups!.name!))
  const unusedSymbols = [...known].filter((name) => !used.has(name))
  return transform({ filename: 'page.css', code: new TextEncoder().encode(css), minify: true, unusedSymbols }).code.toString()
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
