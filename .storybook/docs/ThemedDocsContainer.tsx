import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { setToolbarTheme, getToolbarTheme, watchTheme } from '../toolbar/toolbar-theme.ts'
import { storybookThemes } from '../toolbar/storybook-theme.ts'

for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) addons.getChannel().on(event, setToolbarTheme)

/** Renders a documentation page in the theme of the toolbar or the system. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(watchTheme, getToolbarTheme)
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.style.removeProperty('background')
  }, [theme])
  return (
    <DocsContainer context={context} theme={storybookThemes[theme]}>
      {children}
    </DocsContainer>
  )
}
