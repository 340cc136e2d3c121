import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { brand } from '../tokens/brand.ts'
import { setToolbarTheme, toolbarTheme, watchTheme } from './toolbar/toolbar-theme.ts'
import { storybookThemes } from './toolbar/storybook-theme.ts'

addons.setConfig({ theme: storybookThemes[toolbarTheme()] })

addons.register('onenode/theme', (api) => {
  const hear = ({ globals }: { globals: { theme?: unknown } }) => setToolbarTheme(globals.theme)
  api.on(GLOBALS_UPDATED, hear)
  api.on(SET_GLOBALS, hear)
  watchTheme(() => api.setOptions({ theme: storybookThemes[toolbarTheme()] }))
})

// Storybook ends every title with its own name.
const name = () => {
  const titled = document.title.replace(/Storybook$/, `${brand.name} design system`)
  if (titled !== document.title) document.title = titled
}
new MutationObserver(name).observe(document.querySelector('title')!, { childList: true })
name()
