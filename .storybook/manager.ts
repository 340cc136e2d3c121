import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { askForTheme, chosenTheme, watchTheme } from './chosen-theme.ts'
import { houseThemes } from './house-theme.ts'

addons.setConfig({ theme: houseThemes[chosenTheme()] })

addons.register('onenode/theme', (api) => {
  const hear = ({ globals }: { globals: { theme?: unknown } }) => askForTheme(globals.theme)
  api.on(GLOBALS_UPDATED, hear)
  api.on(SET_GLOBALS, hear)
  watchTheme(() => api.setOptions({ theme: houseThemes[chosenTheme()] }))
})

// Storybook ends every title with its own name.
const name = () => {
  const titled = document.title.replace(/Storybook$/, 'OneNode design system')
  if (titled !== document.title) document.title = titled
}
new MutationObserver(name).observe(document.querySelector('title')!, { childList: true })
name()
