/** One way in which a story is pictured. The shape is Chromatic's: Storybook's globals, and the width of the window. */
export interface Mode {
  theme: 'light' | 'dark'
  viewport: 390 | 1280
  direction?: 'ltr' | 'rtl'
  forcedColors?: 'active'
  /** The text size that a person set in the browser. */
  textSize?: '200%'
}

/** How a story is pictured, by `npm run test:visual` and by Chromatic. */
export const modes = {
  'light-390': { theme: 'light', viewport: 390 },
  'light-1280': { theme: 'light', viewport: 1280 },
  'dark-1280': { theme: 'dark', viewport: 1280 },
} as const satisfies Record<string, Mode>

/** How a `States` story is pictured in addition. */
export const statesModes = {
  'rtl-390': { theme: 'light', viewport: 390, direction: 'rtl' },
  'forced-1280': { theme: 'light', viewport: 1280, forcedColors: 'active' },
} as const satisfies Record<string, Mode>

/** How a `Default` story is pictured: the rest of it is in `States`, and on a page. */
const defaultModes = { 'large-390': { theme: 'light', viewport: 390, textSize: '200%' } } as const satisfies Record<string, Mode>

/** How a `Stress` story is pictured: it tests lengths in little room, which no theme changes. The wide ones would exceed 20 MB. */
const stressModes = { 'light-390': modes['light-390'] }

/** Stories of pages that look like another story: they test the text. */
const readOnly = new Set([
  'groups-in-order',
  'leads-home',
  'sections-in-order',
  'lists-mails',
  'names-the-reference',
  'one-part',
  'api-list',
])
/** Components that are drawn into a picture of a fixed size, where no reader sets the size of text. */
const drawings = new Set(['shell-socialcard'])

/**
 * The pictures that `npm run test:visual` compares of a story, by mode: those of each page, and of `Default`, `States` and `Stress` of each
 * component. Chromatic takes every story.
 */
export function picturesOf(id: string): [name: string, mode: Mode][] {
  const [component = '', story = ''] = id.split('--')
  if (component.startsWith('pages-')) return readOnly.has(story) ? [] : Object.entries(modes)
  if (component.startsWith('foundations-')) return []
  switch (story) {
    case 'default':
      return drawings.has(component) ? [] : Object.entries(defaultModes)
    case 'states':
      return Object.entries({ ...modes, ...statesModes })
    case 'stress':
      return Object.entries(stressModes)
    default:
      return []
  }
}

const nameOf = (id: string, mode: string) => `${id.replace('--', '/')}.${mode}`

/** Pictures that are higher than the 16,383 px of a WebP file. */
const tall = new Set(['pages-landing/default.light-390'])

/** Where an accepted picture is, from the root of the repository. */
export const pathOf = (id: string, mode: string) => `.storybook/pictures/${nameOf(id, mode)}.${tall.has(nameOf(id, mode)) ? 'png' : 'webp'}`

/** Where a run keeps a picture for Vitest, which compares PNG files only. */
export const pngOf = (id: string, mode: string) => `dist/stories/pictures/${nameOf(id, mode)}.png`

/** Every picture of a list of stories. */
export const picturePaths = (ids: readonly string[]) => ids.flatMap((id) => picturesOf(id).map(([mode]) => pathOf(id, mode)))

declare module 'storybook/internal/csf' {
  interface Parameters {
    chromatic?: {
      /** No picture: what it shows moves by itself. */
      disableSnapshot?: boolean
      modes?: Record<string, Mode>
      /** Pictures are taken under reduced motion, unless what they show is there only where something moves. */
      prefersReducedMotion?: 'reduce' | 'no-preference'
    }
  }
}
