/** What the built pages load. */
export interface Assets {
  /** The script that starts React. */
  script: string
  /** The one font that is needed at once. */
  font: string
  /** By source file of a route: the stylesheets and the chunks that it needs. */
  pages: Record<string, { styles: string[]; chunks: string[] }>
  /** Runs before the first paint: the theme. */
  inlineScript: string
}

/** The parts of one page. */
export interface DocumentParts {
  head: string
  body: string
  /** The source files of its routes. */
  files: readonly string[]
  /** Data for the script, as an id and a value that becomes JSON. */
  data?: { id: string; value: unknown }
  /** Whether React takes the page over. @default true */
  hydrates?: boolean
}

/** JSON that cannot end its script element. */
const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** One complete HTML document. */
export function htmlDocument({ script, font, pages, inlineScript }: Assets, { head, body, files, data, hydrates = true }: DocumentParts): string {
  const needs = files.flatMap((file) => pages[file] ?? [])
  const unique = (values: string[]) => [...new Set(values)]
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#F4F3EE" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0E1013" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    head,
    `<script>${inlineScript}</script>`,
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ...unique(needs.flatMap(({ styles }) => styles)).map((file) => `<link rel="stylesheet" href="${file}">`),
    ...(hydrates ? [`<script type="module" src="${script}"></script>`, ...unique(needs.flatMap(({ chunks }) => chunks)).map((file) => `<link rel="modulepreload" href="${file}">`)] : []),
    `</head><body><div id="root">${body}</div>`,
    data ? `<script type="application/json" id="${data.id}">${inert(data.value)}</script>` : '',
    '</body></html>',
  ].join('')
}
