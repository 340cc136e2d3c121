import '../tokens/global.css.ts'
import addonA11y from '@storybook/addon-a11y'
import { afterEach as runAxe } from '@storybook/addon-a11y/preview'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import type { RunOptions } from 'axe-core'
import isChromatic from 'chromatic/isChromatic'
import { MotionGlobalConfig } from 'motion'
import { StrictMode } from 'react'
import { configure, expect, within } from 'storybook/test'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { startingValues, readableArgTypes, withContents } from './docs/arg-types.tsx'
import { fixSigningKey } from './visual/fix-signing-key.ts'
import { systemTheme } from './toolbar/toolbar-theme.ts'
import { toCopyableCode } from './docs/copyable-code.ts'
import { blocks } from './docs/blocks.tsx'
import './docs/docs-page.css.ts'
import { forgetGroups } from '../ui/docs/Sidebar/openGroups.ts'
import { colorRules, isNewDocument, readShape } from './checks/axe-in-theme.ts'
import { assertNothingEndless } from './checks/endless.ts'
import { collectErrors } from './checks/collect-errors.ts'
import { findLostReferences } from './checks/references.ts'
import { findLostBehavior } from './checks/static-content.ts'
import { stayOnPage } from './checks/stay.ts'
import { watchFocus } from './checks/watch-focus.ts'
import { loadMotions, showsStillness, watchMotion } from './checks/watch-motion.ts'
import { hasPictures, modes } from './visual/modes.ts'
import { withToolbar, toolbars } from './toolbar/toolbar-decorator.tsx'
import { inTheme, testPage } from '../ui/fixtures/test-page.ts'

/**
 * Storybook leaves these styles behind when `afterEach` fails. They pause all animations, so no later story could fail its motion check.
 */
function removePauseStyles(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove()
}

const isTest = import.meta.env.MODE === 'test'

let watchers: { check: () => void | Promise<void>; end: () => void }[] = []

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates()],
  tags: ['autodocs'],
  decorators: [
    withContents,
    withToolbar,
    // StrictMode mounts everything twice, which reveals effects without a cleanup.
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  beforeEach: async (context) => {
    const { id, parameters, tags } = context
    // Dialogs and tooltips render outside of the story's root.
    context.canvas = within(context.canvasElement.ownerDocument.body)
    forgetGroups()
    if (isTest) {
      removePauseStyles()
      for (const { end } of watchers) end()
      watchers = [stayOnPage(id), collectErrors(id), watchFocus(id)]
    }
    const isPictured = isTest ? hasPictures(context) : isChromatic()
    if (isPictured) fixSigningKey()
    const isReduced = (isPictured || showsStillness(id, tags)) && parameters.chromatic?.prefersReducedMotion === 'reduce'
    await testPage.reduceMotion?.(isReduced)
    if (!isTest) return
    // Scripted animations run under reduced motion too, so that `watchMotion` catches those that ignore the setting.
    MotionGlobalConfig.skipAnimations = !isReduced
    if (!isReduced) return
    await loadMotions()
    watchers.unshift(watchMotion(id))
  },
  afterEach: async (context) => {
    if (!isTest) return
    for (const { check } of watchers) await check()
    MotionGlobalConfig.skipAnimations = true
    await assertNothingEndless(context.id)
    await expect(findLostReferences(document.body), 'These lead to no element of the page.').toEqual([])
    await expect(findLostBehavior(document.body), 'React does not hydrate these, because they are inside Static.').toEqual([])
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
    // The other theme changes only colors, and `Default` and `States` show all of them.
    if (!/--(default|states)$/.test(context.id)) return
    const shape = readShape(document.body)
    await inTheme(context.globals.theme === 'dark' ? 'light' : 'dark', async () => {
      // Theme listeners run in a separate task.
      await new Promise((done) => setTimeout(done))
      await look(readShape(document.body) === shape ? { ...options, runOnly: await colorRules() } : options)
    })
  },
  argTypesEnhancers: [readableArgTypes],
  argsEnhancers: [startingValues],
  globalTypes: toolbars,
  initialGlobals: { theme: systemTheme, direction: 'ltr', textSize: 'normal', motion: 'full', medium: 'screen' },
  parameters: {
    // `afterEach` runs axe in tests, only for violations, because describing passed rules takes longer than checking them.
    a11y: isTest ? { test: 'off', options: { resultTypes: ['violations'] } } : { test: 'error' },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    docs: {
      ...blocks,
      toc: {
        title: 'On this page',
        headingSelector: 'h2, h3',
        contentsSelector: '.sbdocs-content',
        ignoreSelector: '.sb-unstyled *, .docs-story *',
      },
      source: { transform: toCopyableCode },
    },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          ['Components', 'For designers', 'For QA', 'For developers', '*'],
          'Foundations',
          'Elements',
          'Form',
          'Landing',
          'Docs',
          'Shell',
          'Pages',
        ],
      },
    },
    viewport: {
      options: {
        enlarged: { name: '320 × 256, a laptop enlarged to 400 %', styles: { width: '320px', height: '256px' } },
        narrow: { name: '360, a phone', styles: { width: '360px', height: '760px' } },
        medium: { name: '768, a tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1024, where a header begins to show its links', styles: { width: '1024px', height: '768px' } },
        wide: { name: '1280, a laptop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
})

if (isTest) MotionGlobalConfig.skipAnimations = true

// The default of one second is too short on a busy machine. The longest wait of a story takes half a second on two busy cores.
configure({ asyncUtilTimeout: 15_000 })
