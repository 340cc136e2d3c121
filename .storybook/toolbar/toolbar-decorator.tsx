import type { Decorator } from '@storybook/react-vite'
import type { GlobalTypes } from 'storybook/internal/types'
import { Remountable } from '../../ui/fixtures/remount.tsx'
import { StoryFrame } from '../docs/blocks.tsx'
import * as css from '../docs/docs-page.css.ts'
import { systemTheme, readTheme } from './toolbar-theme.ts'
import { emulateReducedMotion } from './emulate-reduced-motion.ts'

const createMenu = (
  description: string,
  title: string,
  icon: 'contrast' | 'transfer' | 'zoom' | 'play',
  items: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: { title, icon, dynamicTitle: true, items: Object.entries(items).map(([value, item]) => ({ value, title: item })) },
})

export const toolbars: GlobalTypes = {
  theme: createMenu('Theme', 'Theme', 'contrast', { [systemTheme]: 'System', light: 'Light', dark: 'Dark' }),
  direction: createMenu('Text direction', 'Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  textSize: createMenu('Text size of the browser', 'Text size', 'zoom', { normal: 'Text 100 %', double: 'Text 200 %' }),
  motion: createMenu('Motion', 'Motion', 'play', { full: 'Motion', reduced: 'Reduced motion (simulated)' }),
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Renders the story in an iframe on its documentation page, for a story that keeps state outside its elements. */
    ownWindow?: boolean
  }
}

export const withToolbar: Decorator = (Story, { id, name, globals, parameters, viewMode }) => {
  const { theme: chosen, direction, textSize, motion } = globals
  const page = document.documentElement
  const docs = viewMode === 'docs'
  const theme = readTheme(chosen)
  page.lang = 'en'
  page.dataset.theme = theme
  page.style.removeProperty('background')
  page.dir = docs ? 'ltr' : direction
  page.style.fontSize = !docs && textSize === 'double' ? '200%' : ''
  emulateReducedMotion(motion === 'reduced')
  const story = (
    <Remountable>
      <Story />
    </Remountable>
  )
  if (!docs) return story
  if (parameters.ownWindow) return <StoryFrame id={id} title={name} theme={theme} />
  const isPadded = parameters.layout !== 'fullscreen'
  // A `States` table also takes the full width of the window.
  const isWide = !isPadded || name === 'States'
  return (
    <div data-theme={theme} dir={direction} className={isWide ? css.window : undefined}>
      <div className={`${css.themed} ${isWide ? css.asWindow : ''} ${isPadded ? css.inset : ''}`}>{story}</div>
    </div>
  )
}
