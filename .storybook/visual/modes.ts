import type { within } from 'storybook/test'
import { statesModes, type Mode } from '../../ui/fixtures/modes.ts'

/** `npm run test:visual` and Chromatic take pictures in these modes. */
export const modes = {
  'light-390': { theme: 'light', viewport: 390 },
  'light-1280': { theme: 'light', viewport: 1280 },
  'dark-1280': { theme: 'dark', viewport: 1280 },
} as const satisfies Record<string, Mode>

/** `States` and the pages cover the other modes. */
const defaultModes = { 'large-390': { theme: 'light', viewport: 390, textSize: 'double' } } as const satisfies Record<string, Mode>

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

/** Stories of pages that look like another story. */
const readOnly = new Set(['groups-in-order', 'leads-home', 'lists-mails', 'names-the-reference', 'one-part', 'api-list'])
/** Image files, in which readers can't change the text size. */
const drawings = new Set(['shell-socialcard'])

/** Lists the pictures of `npm run test:visual` by mode. Chromatic takes pictures of every story. */
export function listPictures(id: string): [name: string, mode: Mode][] {
  const [component = '', story = ''] = id.split('--')
  // Pictures of whole pages already show the sections and the frame, and every picture shows the tokens.
  if (['pages-sections', 'pages-frame'].includes(component) || component.startsWith('foundations-')) return []
  if (component.startsWith('pages-')) return readOnly.has(story) ? [] : Object.entries(modes)
  if (story === 'states') return Object.entries({ ...modes, ...statesModes })
  // Themes don't change the length of text, and wide pictures would exceed 20 MB.
  if (story === 'stress') return Object.entries({ 'light-390': modes['light-390'] })
  if (story !== 'default') return []
  const own = drawings.has(component) ? { 'light-1280': modes['light-1280'] } : defaultModes
  return Object.entries({ ...own, ...(printed.has(component) && printMode) })
}

/** Returns for example `elements-button/states/dark-1280`. */
export const getPictureName = (id: string, mode: string) => `${id.replace('--', '/')}/${mode}`

/** Pictures that are too tall for WebP, which allows 16,383 px. */
const tall = new Set(['pages-landing/default/light-390'])

export const getPicturePath = (name: string) =>
  `.storybook/pictures/${name.replace(/\/(?=[^/]+$)/, '.')}.${tall.has(name) ? 'png' : 'webp'}`

/** Vitest compares only PNG files. */
export const pngFolder = 'dist/stories/pictures'

export const listPicturePaths = (ids: readonly string[]) =>
  ids.flatMap((id) => listPictures(id).map(([mode]) => getPicturePath(getPictureName(id, mode))))

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Runs before the screenshot and waits for all animations in the viewport to finish. */
    settled?: (canvas: ReturnType<typeof within>) => Promise<void>
    chromatic?: {
      /** Set if the story moves on its own. */
      disableSnapshot?: boolean
      modes?: Record<string, Mode>
      /** Only stories that need motion set this to `no-preference`. */
      prefersReducedMotion?: 'reduce' | 'no-preference'
    }
  }
}
