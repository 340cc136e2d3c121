import type { RenderedPage } from '../render.tsx'
import { themeColorTags } from './icons.ts'

export interface PageAssets {
  css: string
  /** URLs of the stylesheets that `css` contains. Vite treats a stylesheet as loaded if the page has a `link` to it. The `type` of these links keeps browsers from fetching them. */
  sheets: readonly string[]
  /** Scripts that hydrate the page, except the entry script. */
  modules: readonly string[]
}

export interface SiteManifest {
  /** Assets by the source file of the page. */
  pages: Readonly<Record<string, PageAssets>>
  inlineScript: string
}

const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

export function htmlDocument(
  { pages, inlineScript }: SiteManifest,
  { head, body, file, data = {} }: RenderedPage & { data?: object },
): string {
  const { css, sheets, modules } = pages[file] ?? { css: '', sheets: [], modules: [] }
  const attributes = modules.length > 0 ? ` data-modules="${modules.join(' ')}"` : ''
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    themeColorTags,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    head,
    css && `<style>${css}</style>`,
    ...sheets.map((sheet) => `<link rel="stylesheet" type="text/inlined" href="${sheet}">`),
    `<script>${inlineScript}</script>`,
    `</head><body${attributes}><div id="root">${body}</div>`,
    Object.keys(data).length > 0 ? `<script type="application/json" id="page-data">${inert(data)}</script>` : '',
    '</body></html>',
  ].join('')
}

const hash = async (text: string) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `sha256-${btoa(String.fromCharCode(...bytes))}`
}

/** Computes the hashes of the inline scripts and styles of the built pages, for the Content-Security-Policy. */
export const hashAssets = async ({ inlineScript, pages }: SiteManifest) => ({
  scriptHashes: [await hash(inlineScript)],
  styleHashes: await Promise.all([...new Set(Object.values(pages).map(({ css }) => css))].map(hash)),
})
