import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { brand } from '../tokens/brand.ts'
import { setToolbarTheme, getToolbarTheme, watchTheme } from './toolbar/toolbar-theme.ts'
import { storybookThemes } from './toolbar/storybook-theme.ts'

addons.setConfig({ theme: storybookThemes[getToolbarTheme()] })

addons.register('onenode/theme', (api) => {
  api.on(GLOBALS_UPDATED, setToolbarTheme)
  api.on(SET_GLOBALS, setToolbarTheme)
  watchTheme(() => api.setOptions({ theme: storybookThemes[getToolbarTheme()] }))
})

// Storybook appends its own name to every title.
const renameTitle = () => {
  const titled = document.title.replace(/Storybook$/, `${brand.name} design system`)
  if (titled !== document.title) document.title = titled
}
new MutationObserver(renameTitle).observe(document.querySelector('title')!, { childList: true })
renameTitle()
