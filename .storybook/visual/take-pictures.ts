import { afterEach, beforeEach, expect } from 'vitest'
import { cdp, commands, page, userEvent } from 'vitest/browser'
import { findMissingParts } from '../checks/layout/blank.ts'
import { keys } from '../../ui/fixtures/keys.ts'
import type { Mode } from '../../ui/fixtures/modes.ts'
import type { Area } from './accepted.ts'
import type { MediaRules } from './media-rules.ts'
import { getPictureName, listPictures } from './modes.ts'
import { measureContentBottom, fixViewportHeights, waitForDraw, windowHeight } from '../checks/page-height.ts'
import { inTheme, testPage } from '../../ui/fixtures/test-page.ts'
import { within } from 'storybook/test'
import './keep-drawing.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    isAccepted: (name: string, area: Area) => Promise<boolean>
  }
  interface ScreenshotComparatorRegistry {
    'same-picture': Record<string, never>
  }
}

const { documentElement: root } = document

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- vitest.config.ts wrote it.
const mediaRules = JSON.parse(String(import.meta.env.MEDIA_RULES)) as MediaRules

keys.real = userEvent

let reducedMotion: boolean | undefined
/** Unknown at the start of a file, because the page still emulates the features of the previous file. */
let emulated: string | undefined
async function emulate(forcedColors?: Mode['forcedColors'], media?: Mode['media']): Promise<void> {
  const features = [
    { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
    { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
  ]
  const wanted = JSON.stringify([media, features])
  if (wanted === emulated) return
  await cdp().send('Emulation.setEmulatedMedia', { media: media ?? '', features })
  emulated = wanted
}

testPage.reduceMotion = async (on) => {
  reducedMotion = on
  await emulate()
}

testPage.forceColors = (on) => emulate(on ? 'active' : undefined)

async function waitUntilReady(): Promise<void> {
  scrollTo({ top: 0, left: 0, behavior: 'instant' })
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await waitForDraw()
}

async function grow({ viewport }: Mode, padding: number): Promise<void> {
  await waitUntilReady()
  // Content that renders when it comes into view may make the page taller again.
  for (let tries = 0; tries < 3 && measureContentBottom() + padding > innerHeight; tries++) {
    await page.viewport(viewport, measureContentBottom() + padding)
    await waitUntilReady()
  }
  // The browser takes no picture of an element without height, such as a header that is not printed.
  root.style.setProperty('block-size', `${Math.min(Math.max(measureContentBottom() + padding, 8), innerHeight)}px`)
}

async function pose(mode: Mode, before: Mode | undefined, padding: number): Promise<void> {
  root.dataset.theme = mode.theme
  await emulate(mode.forcedColors, mode.media)
  // If only the theme differs, the layout stays the same.
  if (before && JSON.stringify({ ...before, theme: mode.theme }) === JSON.stringify(mode)) await waitUntilReady()
  else {
    root.dir = mode.direction ?? 'ltr'
    root.style.fontSize = mode.textSize ? '200%' : ''
    root.style.removeProperty('block-size')
    await page.viewport(mode.viewport, windowHeight)
    await grow(mode, padding)
  }
  // Forces a new layout. Otherwise, a sticky element may keep its layer from an earlier scroll. The browser would then draw its text on
  // slightly different pixels.
  root.style.setProperty('display', 'none')
  root.getBoundingClientRect()
  root.style.removeProperty('display')
}

async function compare(name: string): Promise<void> {
  const { width, height } = root.getBoundingClientRect()
  if (await commands.isAccepted(name, { width, height })) return
  await expect(page.elementLocator(root)).toMatchScreenshot(name)
}

// All files of a worker share one page.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  delete root.dataset['lang']
})

afterEach(async ({ task, story }) => {
  if (!import.meta.env.PICTURES || !story || task.result?.state === 'fail') return
  const pictures = listPictures(story, mediaRules)
  if (pictures.length === 0) return
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const { dir } = root
  // In Storybook, the preview iframe adds this padding.
  const padding = story.parameters.layout === 'padded' ? 16 : 0
  document.body.style.padding = `${padding}px`
  const differences: string[] = []
  const restoreHeights = fixViewportHeights()
  await inTheme('light', async () => {
    for (const [at, [name, mode]] of pictures.entries()) {
      await pose(mode, pictures[at - 1]?.[1], padding)
      if (story.parameters.settled) {
        await story.parameters.settled(within(document.body))
        await grow(mode, padding)
      }
      differences.push(...findMissingParts().map((fault) => `${name}: ${fault}`))
      await compare(getPictureName(story.id, name)).catch((error: Error) => differences.push(`${name}: ${error.message}`))
    }
  })
  restoreHeights()
  root.style.blockSize = root.style.fontSize = ''
  root.dir = dir
  document.body.style.removeProperty('padding')
  await emulate()
  if (differences.length > 0) throw new Error(differences.join('\n'))
  task.meta.pictures = pictures.length
})
