import type { Decorator } from '@storybook/react-vite'
import { StrictMode } from 'react'
import type { GlobalTypes } from 'storybook/internal/types'
import { Remountable } from '../../ui/fixtures/remount.tsx'
import { StoryFrame } from './blocks.tsx'
import * as css from './docs-page.css.ts'
import { systemTheme, readTheme } from '../toolbar/toolbar-theme.ts'
import { emulateMedia } from '../toolbar/emulate-media.ts'

const createMenu = (
  description: string,
  title: string,
  icon: 'contrast' | 'transfer' | 'zoom' | 'play' | 'browser',
  items: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: { title, icon, dynamicTitle: true, items: Object.entries(items).map(([value, item]) => ({ value, title: item })) },
})

export const toolbars: GlobalTypes = {
  theme: createMenu('Theme', 'Theme', 'contrast', { [systemTheme]: 'System', light: 'Light', dark: 'Dark' }),
  direction: createMenu('Text direction', 'Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  textSize: createMenu('Text size of the browser', 'Text size', 'zoom', { normal: 'Text 100 %', double: 'Text 200 %' }),
  medium: createMenu('Medium', 'Medium', 'browser', {
    screen: 'Screen',
    print: 'Print (simulated)',
    forced: 'Forced colors (picture)',
  }),
  motion: createMenu('Motion', 'Motion', 'play', { full: 'Motion', reduced: 'Reduced motion (simulated)' }),
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Renders the story in an iframe on its documentation page, for a story that keeps state outside its elements. */
    ownWindow?: boolean
  }
}

/** A page can't imitate forced colors, so the toolbar shows the picture that the visual tests took of the component's States. */
const forcedPictures = import.meta.glob<string>('../pictures/*/states.forced-1280.webp', { eager: true, query: '?url', import: 'default' })

function ForcedPicture({ component }: { component: string }) {
  const src = forcedPictures[`../pictures/${component}/states.forced-1280.webp`]
  return src ? (
    <img src={src} alt="States of the component in the forced colors of the browser" style={{ maxInlineSize: '100%' }} />
  ) : (
    <p>There is no picture, because this component has no styles of its own for forced colors.</p>
  )
}

export const withToolbar: Decorator = (Story, { id, name, globals, parameters, viewMode }) => {
  const { theme: chosen, direction, textSize, motion, medium } = globals
  const page = document.documentElement
  const docs = viewMode === 'docs'
  const theme = readTheme(chosen)
  page.lang = 'en'
  page.dataset.theme = theme
  page.style.removeProperty('background')
  page.dir = docs ? 'ltr' : direction
  page.style.fontSize = !docs && textSize === 'double' ? '200%' : ''
  emulateMedia({ reducedMotion: motion === 'reduced', print: !docs && medium === 'print' })
  if (!docs && medium === 'forced') return <ForcedPicture component={id.split('--')[0]!} />
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

/** Mounts everything twice, which reveals effects without a cleanup. */
export const withStrictMode: Decorator = (Story) => (
  <StrictMode>
    <Story />
  </StrictMode>
)
