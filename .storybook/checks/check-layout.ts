import type { Parameters } from 'storybook/internal/csf'
import { afterEach, type TestContext } from 'vitest'
import { page } from 'vitest/browser'
import { checkLayout } from './layout/check-layout.ts'
import { findUnexpected } from './layout/unexpected.ts'
import { waitForDraw } from './page-height.ts'

// Storybook's addon sets these fields.
declare module 'vitest' {
  interface TestContext {
    story?: { id: string; parameters: Parameters; globals: { viewport?: { value?: string } } }
  }
  interface TaskMeta {
    pictures?: number
    storyId?: string
  }
}

interface LayoutMode {
  name: string
  width?: number
  height?: number
  direction?: 'rtl'
  part?: 'overlays'
}

/** Widths and directions that can change a layout. Themes and forced colors can't. */
const wide: LayoutMode = { name: '1280', width: 1280, height: 800 }
const phone: LayoutMode = { name: '390', width: 390, height: 844 }
const phoneFromRight: LayoutMode = { ...phone, name: 'rtl-390', direction: 'rtl' }
/** Short windows for dialogs and tooltips: 400 % zoom, and a wide window above an on-screen keyboard or developer tools. */
const low: readonly LayoutMode[] = [
  { name: '320 × 256', width: 320, height: 256, part: 'overlays' },
  { name: '1024 × 320', width: 1024, height: 320, part: 'overlays' },
]

/**
 * Returns the windows in which a story is checked. A story with its own viewport is checked in that viewport. Interaction stories are
 * checked at the phone width, because interactions rarely cause faults that a narrow window doesn't show.
 */
function getModes({ id, globals }: NonNullable<TestContext['story']>): readonly LayoutMode[] {
  if (globals.viewport?.value) return [{ name: globals.viewport.value }]
  if (id.endsWith('--states')) return [wide, phone, phoneFromRight]
  return /--(default|stress)$/.test(id) ? [wide, phone] : [phone]
}

afterEach(async ({ task, story }) => {
  // Whole pages are checked on the built site, at more widths: site/e2e/layout.test.ts.
  if (!story || story.id.startsWith('pages-')) return
  const { documentElement: root, body } = document
  const { dir } = root
  // In Storybook, the preview iframe adds this padding.
  if (story.parameters.layout === 'padded') body.style.padding = '16px'
  const faults = []
  const modes = [...getModes(story), ...(document.querySelector('[role="dialog"], [role="tooltip"]') ? low : [])]
  for (const [at, { name, width, height, direction, part }] of modes.entries()) {
    if (width && height) await page.viewport(width, height)
    if (direction) root.dir = direction
    await document.fonts.ready
    await waitForDraw()
    faults.push(...checkLayout(part ?? (at === 0 ? 'all' : 'width')).map((fault) => ({ ...fault, mode: name })))
  }
  root.dir = dir
  body.style.removeProperty('padding')
  const found = findUnexpected(faults, story.parameters.meantFaults)
  if (found.length > 0) throw new Error(`${task.file.name}: the layout of ${story.id} has faults.\n${found.join('\n')}`)
})
