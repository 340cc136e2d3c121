import { hash } from 'node:crypto'
import type { RenderedPage } from './render.tsx'
import { themeColorTags } from './icons.ts'

export interface Sheet {
  href: string
  /** Text of the stylesheet. Without it, the page links to the stylesheet. @default none */
  css?: string
}

export interface PageAssets {
  /** Stylesheets in the order of the cascade. */
  sheets: readonly Sheet[]
  /** Scripts that hydrate the page, except the entry script. */
  modules: readonly string[]
}

export interface SiteManifest {
  /** Assets by the source file of the page. */
  pages: Readonly<Record<string, PageAssets>>
  inlineScript: string
}

/** Vite treats a stylesheet as loaded if the page has a `link` to it. The `type` keeps browsers from fetching it again. */
const writeSheet = ({ href, css }: Sheet) =>
  css === undefined
    ? `<link rel="stylesheet" href="${href}">`
    : `<style>${css}</style><link rel="stylesheet" type="text/inlined" href="${href}">`

const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

export function htmlDocument(
  { pages, inlineScript }: SiteManifest,
  { head, body, file, data = {} }: RenderedPage & { data?: object },
): string {
  const { sheets, modules } = pages[file] ?? { sheets: [], modules: [] }
  const attributes = modules.length > 0 ? ` data-modules="${modules.join(' ')}"` : ''
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    themeColorTags,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    head,
    ...sheets.map(writeSheet),
    `<script>${inlineScript}</script>`,
    `</head><body${attributes}><div id="root">${body}</div>`,
    Object.keys(data).length > 0 ? `<script type="application/json" id="page-data">${inert(data)}</script>` : '',
    '</body></html>',
  ].join('')
}

const digest = (text: string) => `sha256-${hash('sha256', text, 'base64')}`

/** Computes the hashes of the inline scripts and styles of the built pages, for the Content-Security-Policy. */
export const hashAssets = ({ inlineScript, pages }: SiteManifest) => ({
  scriptHashes: [digest(inlineScript)],
  styleHashes: [...new Set(Object.values(pages).flatMap(({ sheets }) => sheets.flatMap(({ css }) => css ?? [])))].map(digest),
})
