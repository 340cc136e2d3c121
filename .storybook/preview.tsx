import '../tokens/global.css.ts'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure, within } from 'storybook/test'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { resetStores } from '../ui/elements/store.ts'
import { startingValues, readableArgTypes, withContents } from './docs/arg-types.tsx'
import { docsPage } from './docs/blocks.tsx'
import './docs/docs-page.css.ts'
import { toolbars, withStrictMode, withToolbar } from './docs/toolbar-decorator.tsx'
import { finishChecks, isTest, startChecks } from './story-checks.ts'
import { systemTheme } from './toolbar/toolbar-theme.ts'
import { viewports } from './toolbar/viewports.ts'
import { modes } from './visual/modes.ts'

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates()],
  tags: ['autodocs'],
  decorators: [withContents, withToolbar, withStrictMode],
  beforeEach: async (context) => {
    // Dialogs and tooltips render outside of the story's root.
    context.canvas = within(context.canvasElement.ownerDocument.body)
    sessionStorage.removeItem('docs-groups')
    resetStores()
    await startChecks(context)
  },
  afterEach: finishChecks,
  argTypesEnhancers: [readableArgTypes],
  argsEnhancers: [startingValues],
  globalTypes: toolbars,
  initialGlobals: { theme: systemTheme, direction: 'ltr', textSize: 'normal', motion: 'full', medium: 'screen' },
  parameters: {
    // In tests, `finishChecks` runs axe. It asks only for violations, because describing passed rules takes longer than checking them.
    a11y: isTest ? { test: 'off', options: { resultTypes: ['violations'] } } : { test: 'error' },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    docs: docsPage,
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Welcome', ['Components', 'For designers', 'For QA', 'For developers', '*'], 'Foundations', 'Elements', '*', 'Pages'],
      },
    },
    viewport: { options: viewports },
  },
})

// The default of one second is too short on a busy machine. The longest wait of a story takes half a second on two busy cores.
configure({ asyncUtilTimeout: 15_000 })
