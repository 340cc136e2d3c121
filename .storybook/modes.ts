/** One way in which the picture of a story is taken. The shape is Chromatic's: Storybook's globals, and how wide the window is. */
export interface Mode {
  theme: 'light' | 'dark'
  viewport: 390 | 1280
  direction?: 'rtl'
  forcedColors?: 'on'
}

/** How every story is pictured: by `npm run test:visual`, and by Chromatic. */
export const modes = {
  'light-390': { theme: 'light', viewport: 390 },
  'dark-390': { theme: 'dark', viewport: 390 },
  'light-1280': { theme: 'light', viewport: 1280 },
  'dark-1280': { theme: 'dark', viewport: 1280 },
} as const satisfies Record<string, Mode>

/** How a `States` story is pictured besides. */
export const statesModes = {
  'rtl-390': { theme: 'light', viewport: 390, direction: 'rtl' },
  'forced-1280': { theme: 'light', viewport: 1280, forcedColors: 'on' },
} as const satisfies Record<string, Mode>

/** What a story may say about its pictures, under `parameters.visual`. Each exception needs its reason, which every run prints. */
export type Visual =
  /** There is no picture. */
  | { skip: string }
  /** The picture shows the story before its play, for example because the play waits for a motion and pictures stand still. */
  | { rest: string }
  /** The picture is taken where motion is welcome, for what is there only then; nothing in it may move by itself. */
  | { moving: string }
  /** The picture shows the upper 2,400 px of a long page, whose parts have pictures of their own. */
  | { top: string }

declare module 'storybook/internal/csf' {
  interface Parameters {
    visual?: Visual
  }
}
