import '../tokens/global.css.ts'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { MotionGlobalConfig } from 'motion'

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = (globals.theme as string | undefined) ?? 'light'
      document.documentElement.lang = 'en'
      return <Story />
    },
  ],
  globalTypes: {
    theme: { description: 'Theme', toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
    options: { storySort: { order: ['Foundations', 'Elements', 'Form', 'Landing', 'Docs', 'Shell', 'Pages'] } },
    viewport: {
      options: {
        narrow: { name: 'Narrow', styles: { width: '360px', height: '760px' } },
        medium: { name: 'Medium', styles: { width: '768px', height: '1024px' } },
        wide: { name: 'Wide', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
})

if (import.meta.env.MODE === 'test') MotionGlobalConfig.skipAnimations = true
