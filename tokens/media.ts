/** Media conditions. Widths are in em, so that they follow the reader's text size. Pixels are for the default text size. */
export const media = {
  /** Room for the columns of a table, 640 px. */
  tabular: 'screen and (min-width: 40em)',
  /** Each row of a table becomes a list. */
  stacked: 'screen and (max-width: 39.99em)',
  /** Room for two columns, 768 px. */
  wide: 'screen and (min-width: 48em)',
  /** Room for the twelve columns, 900 px. */
  columns: 'screen and (min-width: 56.25em)',
  /** Room for one column, with the progress line in the margin at the start of the text. */
  narrow: 'screen and (max-width: 56.24em)',
  /** Room for the full header, 1024 px. */
  desktop: 'screen and (min-width: 64em)',
  /** Room for navigation, text and code side by side, 1200 px. */
  reference: 'screen and (min-width: 75em)',
  motion: '(prefers-reduced-motion: no-preference)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
  hover: '(hover: hover)',
  noScript: '(scripting: none)',
  /** Scripts can open closed content, and the page is not printed. */
  script: 'screen and (scripting: enabled)',
  print: 'print',
} as const
