/** Functions that only the browser of the tests has. */
export const testPage: { reduceMotion?: (on: boolean) => Promise<void> } = {}

/** Stops everything that moves by itself. */
const still = typeof window === 'undefined' ? undefined : new CSSStyleSheet()
still?.replaceSync(`*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}`)

/** Runs a function in another theme, without a transition. */
export async function inTheme<Result>(theme: string, run: () => Promise<Result>): Promise<Result> {
  const { documentElement: root } = document
  const before = root.dataset.theme
  const sheets = document.adoptedStyleSheets
  document.adoptedStyleSheets = [...sheets, still!]
  root.dataset.theme = theme
  try {
    return await run()
  } finally {
    root.dataset.theme = before
    document.adoptedStyleSheets = sheets
  }
}
