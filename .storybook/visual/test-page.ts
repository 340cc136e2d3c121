/** Emulations that only the browser of the tests has. */
export const testPage: { reduceMotion?: (on: boolean) => Promise<void>; forceColors?: (on: boolean) => Promise<void> } = {}

const still = typeof window === 'undefined' ? undefined : new CSSStyleSheet()
still?.replaceSync(`*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}`)

/** Functions that run while everything stands still; they need not end in the order in which they began. */
let runs = 0

/** Runs a function while animations, transitions and the caret stand still. */
export async function standing<Result>(run: () => Promise<Result>): Promise<Result> {
  if (runs++ === 0) document.adoptedStyleSheets = [...document.adoptedStyleSheets, still!]
  try {
    return await run()
  } finally {
    if (--runs === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  }
}

/** Runs a function in another theme, without a transition. */
export async function inTheme<Result>(theme: string, run: () => Promise<Result>): Promise<Result> {
  const { documentElement: root } = document
  const before = root.dataset.theme
  return standing(async () => {
    root.dataset.theme = theme
    try {
      return await run()
    } finally {
      root.dataset.theme = before
    }
  })
}

/** Runs a function under forced colors; Storybook itself cannot emulate them, so it does nothing there. */
export async function inForcedColors(run: () => Promise<void>): Promise<void> {
  const { forceColors } = testPage
  if (!forceColors) return
  await standing(async () => {
    await forceColors(true)
    try {
      await run()
    } finally {
      await forceColors(false)
    }
  })
}
