import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { askForTheme, chosenTheme, watchTheme } from './chosen-theme.ts'
import { houseThemes } from './house-theme.ts'

const hear = ({ globals }: { globals: { theme?: unknown } }) => askForTheme(globals.theme)
for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) addons.getChannel().on(event, hear)

/** The page around every documentation page, in the theme that the toolbar or the system asks for. */
export function HouseDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(watchTheme, chosenTheme)
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.style.removeProperty('background')
  }, [theme])
  return (
    <DocsContainer context={context} theme={houseThemes[theme]}>
      {children}
    </DocsContainer>
  )
}
