import type { within } from 'storybook/test'
import { statesModes, type Mode } from '../../ui/fixtures/modes.ts'

/** Themes, widths and settings in which a story's pictures are taken, for `npm run test:visual` and Chromatic. */
export const modes = {
  'light-390': { theme: 'light', viewport: 390 },
  'light-1280': { theme: 'light', viewport: 1280 },
  'dark-1280': { theme: 'dark', viewport: 1280 },
} as const satisfies Record<string, Mode>

/** Modes of a `Default` story. `States` and the pages cover the other modes. */
const defaultModes = { 'large-390': { theme: 'light', viewport: 390, textSize: 'double' } } as const satisfies Record<string, Mode>

/** Additional mode for the `Default` story of a component with print styles. */
const printMode = { 'print-720': { theme: 'light', viewport: 720, media: 'print' } } as const satisfies Record<string, Mode>
const printed = new Set(
  [
    'docs: CallList CodeBlock CodeTabs CostExplainer CredentialsForm DocHeading DocsLayout FieldTable FileCheck PageActions PageMeta',
    'docs: PreviousNext Prose ResponseTabs StepProgress TryIt WalkPanel WalkStep',
    'elements: CopyButton Link Line Tabs',
    'form: FieldGroup FormLayout NodeFigure Receipt SubmitBar TextField',
    'landing: CodeSample Community Faq Hero Ledger Targets',
    'shell: ErrorScreen Footer NotFound Notice',
  ].flatMap((line) => {
    const [group, names] = line.split(': ')
    return names!.split(' ').map((name) => `${group}-${name.toLowerCase()}`)
  }),
)

/** Stories of pages that look like another story and test only its text. */
const readOnly = new Set(['groups-in-order', 'leads-home', 'lists-mails', 'names-the-reference', 'one-part', 'api-list'])
/** Components that are rendered to an image file. Readers can't change the text size in them. */
const drawings = new Set(['shell-socialcard'])

/**
 * Lists the pictures that `npm run test:visual` takes of a story, by mode. It takes pictures of pages and of each component's `Default`,
 * `States` and `Stress`. Chromatic takes pictures of every story.
 */
export function listPictures(id: string): [name: string, mode: Mode][] {
  const [component = '', story = ''] = id.split('--')
  // Pictures of whole pages already show the sections and the frame. Foundations pages document the tokens, which every picture shows.
  if (['pages-sections', 'pages-frame'].includes(component) || component.startsWith('foundations-')) return []
  if (component.startsWith('pages-')) return readOnly.has(story) ? [] : Object.entries(modes)
  if (story === 'states') return Object.entries({ ...modes, ...statesModes })
  // `Stress` tests long text. Themes don't change its length, and wide pictures would exceed 20 MB.
  if (story === 'stress') return Object.entries({ 'light-390': modes['light-390'] })
  if (story !== 'default') return []
  const own = drawings.has(component) ? { 'light-1280': modes['light-1280'] } : defaultModes
  return Object.entries({ ...own, ...(printed.has(component) && printMode) })
}

/** Returns the name of a picture, such as `elements-button/states/dark-1280`. */
export const getPictureName = (id: string, mode: string) => `${id.replace('--', '/')}/${mode}`

/** Pictures that are taller than a WebP file allows (16,383 px). */
const tall = new Set(['pages-landing/default/light-390'])

/** Returns the path of an accepted picture, from the root of the repository. */
export const getPicturePath = (name: string) =>
  `.storybook/pictures/${name.replace(/\/(?=[^/]+$)/, '.')}.${tall.has(name) ? 'png' : 'webp'}`

/** Folder of a run's pictures. Vitest compares only PNG files. */
export const pngFolder = 'dist/stories/pictures'

/** Lists the paths of all accepted pictures of the given stories. */
export const listPicturePaths = (ids: readonly string[]) =>
  ids.flatMap((id) => listPictures(id).map(([mode]) => getPicturePath(getPictureName(id, mode))))

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Runs before the screenshot and waits for all animations in the viewport to finish. */
    settled?: (canvas: ReturnType<typeof within>) => Promise<void>
    chromatic?: {
      /** Takes no picture, because the story moves on its own. */
      disableSnapshot?: boolean
      modes?: Record<string, Mode>
      /** Takes pictures under reduced motion. Only stories that need motion set this to `no-preference`. */
      prefersReducedMotion?: 'reduce' | 'no-preference'
    }
  }
}
