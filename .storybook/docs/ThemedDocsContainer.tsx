import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { setToolbarTheme, toolbarTheme, watchTheme } from '../toolbar/toolbar-theme.ts'
import { storybookThemes } from '../toolbar/storybook-theme.ts'

const hear = ({ globals }: { globals: { theme?: unknown } }) => setToolbarTheme(globals.theme)
for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) addons.getChannel().on(event, hear)

/** Renders a documentation page in the theme of the toolbar or the system. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(watchTheme, toolbarTheme)
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
