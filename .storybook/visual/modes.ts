/** One way in which a story is pictured. The shape is Chromatic's: Storybook's globals, and the width of the window. */
export interface Mode {
  theme: 'light' | 'dark'
  viewport: 390 | 1280
  direction?: 'ltr' | 'rtl'
  forcedColors?: 'active'
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

/** How a `Stress` story is pictured. It tests lengths; with the dark theme, all pictures together would exceed 15 MB. */
const stressModes = { 'light-390': modes['light-390'], 'light-1280': modes['light-1280'] }

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
/** Small components whose `States` shows what `Default` and `Stress` would. This keeps all pictures under 15 MB. */
const statesOnly = ['elements-card', 'elements-dialog', 'elements-stack', 'elements-tooltip', 'form-switch', 'form-textarea']

/**
 * The pictures that `npm run test:visual` compares of a story, by mode: those of each page, and of `Default`, `States` and `Stress` of each
 * component. Chromatic takes every story.
 */
export function picturesOf(id: string): [name: string, mode: Mode][] {
  const [component = '', story = ''] = id.split('--')
  if (component.startsWith('pages-')) return readOnly.has(story) ? [] : Object.entries(modes)
  if (component.startsWith('foundations-')) return []
  if (statesOnly.includes(component) && story !== 'states') return []
  switch (story) {
    case 'default':
      return Object.entries(modes)
    case 'states':
      return Object.entries({ ...modes, ...statesModes })
    case 'stress':
      return Object.entries(stressModes)
    default:
      return []
  }
}

/** Where a picture is, from the root of the repository. */
export const pathOf = (id: string, mode: string) => `.storybook/pictures/${id.replace('--', '/')}.${mode}.png`

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
