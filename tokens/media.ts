/** The conditions that a style may ask for. Widths are in em, so that they follow the reader's text size. */
export const media = {
  /** A table has room for its columns: 40 em, 640 px at the default text size. */
  tabular: 'screen and (min-width: 40em)',
  /** It has none: each row is a list. */
  stacked: 'screen and (max-width: 39.99em)',
  /** Two columns fit: 48 em, 768 px at the default text size. */
  wide: 'screen and (min-width: 48em)',
  /** The full header fits: 64 em, 1024 px at the default text size. */
  desktop: 'screen and (min-width: 64em)',
  motion: '(prefers-reduced-motion: no-preference)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
  hover: '(hover: hover)',
  noScript: '(scripting: none)',
  /** A script can open what is closed; on paper nothing can. */
  script: 'screen and (scripting: enabled)',
  print: 'print',
} as const
