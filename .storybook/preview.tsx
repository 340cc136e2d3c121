import '../tokens/global.css.ts'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { MotionGlobalConfig } from 'motion'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { GuidePage } from './GuidePage.tsx'
import { assertKnownPairs } from './measured-colours.ts'
import { modes } from './modes.ts'
import { surroundings, toolbars } from './surroundings.tsx'

/** Shows a variant's values where the documentation would only say that its type is looked up in a list. */
const namedVariants: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      type.options
        ? { ...type, table: { ...type.table, type: { summary: type.options.map((option) => `'${String(option)}'`).join(' | ') } } }
        : type,
    ])
  )

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates()],
  tags: ['autodocs'],
  decorators: [surroundings],
  afterEach: ({ canvasElement }) => {
    if (import.meta.env.MODE === 'test') assertKnownPairs(canvasElement)
  },
  argTypesEnhancers: [namedVariants],
  globalTypes: toolbars,
  initialGlobals: { theme: 'light', direction: 'ltr', motion: 'full', forcedColors: 'off' },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { page: GuidePage },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Welcome',
          ['For designers', 'For QA', 'For developers'],
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
        narrow: { name: '360, a phone', styles: { width: '360px', height: '760px' } },
        medium: { name: '768, a tablet', styles: { width: '768px', height: '1024px' } },
        wide: { name: '1280, a laptop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
})

if (import.meta.env.MODE === 'test') MotionGlobalConfig.skipAnimations = true
