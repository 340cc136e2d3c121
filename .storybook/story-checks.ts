import { afterEach as runAxe } from '@storybook/addon-a11y/preview'
import type { ReactRenderer } from '@storybook/react-vite'
import type { RunOptions } from 'axe-core'
import isChromatic from 'chromatic/isChromatic'
import { MotionGlobalConfig } from 'motion'
import type { StoryContext } from 'storybook/internal/types'
import { expect } from 'storybook/test'
import { inTheme, testPage } from '../ui/fixtures/test-page.ts'
import { colorRules, isNewDocument, readShape } from './checks/axe-in-theme.ts'
import { collectErrors } from './checks/collect-errors.ts'
import { assertNothingEndless } from './checks/endless.ts'
import { findLostReferences } from './checks/references.ts'
import { findLostBehavior } from './checks/static-content.ts'
import { stayOnPage } from './checks/stay.ts'
import { watchFocus } from './checks/watch-focus.ts'
import { assertKnownTimes, watchTimes } from './checks/times.ts'
import { loadMotions, showsStillness, watchMotion } from './checks/watch-motion.ts'
import { watchOpening } from './checks/watch-opening.ts'
import { watchWaits } from './checks/watch-waits.ts'
import { fixSigningKey } from './visual/fix-signing-key.ts'
import { hasPictures } from './visual/modes.ts'

export const isTest = import.meta.env.MODE === 'test'

if (isTest) MotionGlobalConfig.skipAnimations = true

/**
 * Storybook leaves these styles behind when `afterEach` fails. They pause all animations, so no later story could fail its motion check.
 */
function removePauseStyles(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove()
}

let watchers: { check: () => void | Promise<void>; end: () => void }[] = []

/** Starts to watch a story, before it renders. */
export async function startChecks(context: StoryContext<ReactRenderer>): Promise<void> {
  const { id, parameters, tags } = context
  if (isTest) {
    removePauseStyles()
    for (const { end } of watchers) end()
    watchers = [stayOnPage(id), collectErrors(id), watchFocus(id), watchWaits(id), watchTimes(id)]
  }
  const isPictured = isTest ? hasPictures(context) : isChromatic()
  if (isPictured) fixSigningKey()
  const isReduced = (isPictured || showsStillness(id, tags)) && parameters.chromatic?.prefersReducedMotion === 'reduce'
  await testPage.reduceMotion?.(isReduced)
  if (!isTest) return
  // Stories with reduced motion run scripted animations, so that `watchMotion` can catch the ones that ignore the setting.
  MotionGlobalConfig.skipAnimations = !isReduced
  if (isReduced) {
    await loadMotions()
    watchers.unshift(watchMotion(id))
  }
  if (!tags.includes('autodocs')) return
  // Begins last and ends first, because `watchMotion` also replaces `scrollIntoView`.
  const opening = watchOpening(id)
  watchers.unshift(opening)
  const { mount } = context
  context.mount = async (...args) => {
    const canvas = await mount(...args)
    opening.end()
    return canvas
  }
}

/** Reports what the checks found, after the story's `play`. */
export async function finishChecks(context: StoryContext<ReactRenderer>): Promise<void> {
  if (!isTest) return
  for (const { check } of watchers) await check()
  MotionGlobalConfig.skipAnimations = true
  if (context.id.endsWith('--default')) assertKnownTimes(context.id)
  await assertNothingEndless(context.id)
  await expect(findLostReferences(document.body), 'These attributes name ids that no element of the page has.').toEqual([])
  await expect(
    findLostBehavior(document.body),
    'These handlers, refs and states would not work on the site, because React does not hydrate the content of Static. Move them out of Static.',
  ).toEqual([])
  // Whole pages are checked on the built site: site/e2e/layout.test.ts.
  if (context.id.startsWith('pages-') || !isNewDocument()) return
  const look = async (options: RunOptions) => {
    await runAxe({
      ...context,
      parameters: { ...context.parameters, a11y: { ...context.parameters.a11y, test: 'error', options } },
    })
    // Otherwise each test would send 25 kB of passed rules to Vitest.
    context.reporting.reports = []
  }
  const { options } = context.parameters.a11y ?? {}
  await look(options)
  // `Default` and `States` show the colors of a component, so axe checks these stories in the other theme too.
  if (!/--(default|states)$/.test(context.id)) return
  const shape = readShape(document.body)
  await inTheme(context.globals.theme === 'dark' ? 'light' : 'dark', async () => {
    // Theme listeners run in a separate task.
    await new Promise((done) => setTimeout(done))
    await look(readShape(document.body) === shape ? { ...options, runOnly: await colorRules() } : options)
  })
}
