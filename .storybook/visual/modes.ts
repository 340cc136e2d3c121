import type { within } from 'storybook/test'
import { statesModes, type Mode } from '../../ui/fixtures/modes.ts'
import { hasTag } from '../checks/tags.ts'
import type { MediaRules } from './media-rules.ts'

/** `npm run test:visual` and Chromatic take pictures in these modes. */
export const modes = {
  'light-390': { theme: 'light', viewport: 390 },
  'light-1280': { theme: 'light', viewport: 1280 },
  'dark-1280': { theme: 'dark', viewport: 1280 },
} as const satisfies Record<string, Mode>

/** `States` and the pages cover the other modes. */
const defaultModes = { 'large-390': { theme: 'light', viewport: 390, textSize: 'double' } } as const satisfies Record<string, Mode>

const printMode = { 'print-720': { theme: 'light', viewport: 720, media: 'print' } } as const satisfies Record<string, Mode>

/**
 * Story with its tags. `no-picture` is for a page without pictures, because its parts have pictures elsewhere. `drawing` is for an image
 * file, whose text size is fixed.
 */
export interface PicturedStory {
  id: string
  tags?: readonly string[]
}

/** Lists the pictures of `npm run test:visual` by mode. Chromatic takes pictures of all stories without `disableSnapshot`. */
export function listPictures({ id, tags }: PicturedStory, rules: MediaRules): [name: string, mode: Mode][] {
  const [component = '', story = ''] = id.split('--')
  // The pictures of components show the tokens.
  if (component.startsWith('foundations-')) return []
  if (component.startsWith('pages-')) return hasTag(tags, 'no-picture') ? [] : Object.entries(modes)
  const hasRules = (medium: keyof MediaRules) => rules[medium].includes(component)
  if (story === 'states') {
    const { 'forced-1280': forced, ...others } = statesModes
    return Object.entries({ ...modes, ...others, ...(hasRules('forced') && { 'forced-1280': forced }) })
  }
  // Themes don't change the length of text, and wide pictures would exceed the limit in `pictures.test.ts`.
  if (story === 'stress') return Object.entries({ 'light-390': modes['light-390'] })
  if (story !== 'default') return []
  const own = hasTag(tags, 'drawing') ? { 'light-1280': modes['light-1280'] } : defaultModes
  return Object.entries({ ...own, ...(hasRules('print') && printMode) })
}

/**
 * Returns true if a story has pictures. Rules for print or forced colors don't matter, because they only add to a story's other pictures.
 */
export const hasPictures = (story: PicturedStory) => listPictures(story, { print: [], forced: [] }).length > 0

/** Returns for example `elements-button/states/dark-1280`. */
export const getPictureName = (id: string, mode: string) => `${id.replace('--', '/')}/${mode}`

/** Pictures that are too tall for WebP, which allows 16,383 px. */
export const tall = new Set(['pages-landing/default/light-390'])

export const getPicturePath = (name: string) =>
  `.storybook/pictures/${name.replace(/\/(?=[^/]+$)/, '.')}.${tall.has(name) ? 'png' : 'webp'}`

/** Vitest compares only PNG files. */
export const pngFolder = 'dist/stories/pictures'

export const listPicturePaths = (stories: readonly PicturedStory[], rules: MediaRules) =>
  stories.flatMap((story) => listPictures(story, rules).map(([mode]) => getPicturePath(getPictureName(story.id, mode))))

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Runs before the screenshot and waits for all animations in the viewport to finish. */
    settled?: (canvas: ReturnType<typeof within>) => Promise<void>
    chromatic?: {
      /** Leaves out the story in Chromatic, for example because the story moves on its own. */
      disableSnapshot?: boolean
      modes?: Record<string, Mode>
      /** Only stories that need motion set this to `no-preference`. */
      prefersReducedMotion?: 'reduce' | 'no-preference'
    }
  }
}
