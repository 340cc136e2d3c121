import type { Args, Decorator } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import type { GlobalTypes } from 'storybook/internal/types'
import { Remountable } from './remount.tsx'
import { systemTheme, themeOf } from './toolbar-theme.ts'
import { emulateReducedMotion } from './emulated-reduced-motion.ts'
import * as css from './preview.css.ts'

const menu = (
  description: string,
  title: string,
  icon: 'contrast' | 'transfer' | 'zoom' | 'play',
  items: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: { title, icon, dynamicTitle: true, items: Object.entries(items).map(([value, item]) => ({ value, title: item })) },
})

/** Menus of the toolbar. */
export const toolbars: GlobalTypes = {
  theme: menu('Theme', 'Theme', 'contrast', { [systemTheme]: 'System', light: 'Light', dark: 'Dark', both: 'Side by side' }),
  direction: menu('Text direction', 'Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  textSize: menu('Text size of the browser', 'Text size', 'zoom', { normal: 'Text 100 %', double: 'Text 200 %' }),
  motion: menu('Motion', 'Motion', 'play', { full: 'Motion', reduced: 'Reduced motion (imitated)' }),
}

interface ToolbarGlobals {
  theme: 'system' | 'light' | 'dark' | 'both'
  direction: 'ltr' | 'rtl'
  textSize: 'normal' | 'double'
  motion: 'full' | 'reduced'
}

interface Preview {
  onUpdateArgs: (change: { storyId: string; updatedArgs: object }) => void
}

/** Storybook's preview in another window, with the functions that this file calls. */
const previewOf = (other: Window): Preview => Reflect.get(other, '__STORYBOOK_PREVIEW__')

/** The same story in its own window, as high as its content, with the current values of the controls. */
function StoryFrame({
  id,
  title,
  args,
  initialArgs,
  globals,
}: {
  id: string
  title: string
  args: Args
  initialArgs: Args
  globals: string
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const seen = useRef<ResizeObserver>(undefined)
  const [rendered, setRendered] = useState(false)
  useEffect(() => {
    const changed = Object.entries(args).filter(([name, value]) => value !== initialArgs[name])
    if (!rendered || changed.length === 0) return
    previewOf(frame.current!.contentWindow!).onUpdateArgs({ storyId: id, updatedArgs: Object.fromEntries(changed) })
  }, [id, args, initialArgs, rendered])
  useEffect(() => () => seen.current?.disconnect(), [])
  const onLoad = () => {
    const { document: other } = frame.current!.contentWindow!
    // Keeps the height until the other window has drawn its story: a half must not shrink to nothing.
    seen.current = new ResizeObserver(() => {
      if (!other.querySelector('#storybook-root > *')) return
      frame.current?.style.setProperty('block-size', `${other.documentElement.getBoundingClientRect().height}px`)
      setRendered(true)
    })
    seen.current.observe(other.documentElement)
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this Storybook itself: a sandbox would only break it
    <iframe
      ref={frame}
      className={css.frame}
      title={title}
      aria-busy={!rendered}
      onLoad={onLoad}
      src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
    />
  )
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Gives the story its own window on its documentation page, because it keeps state outside its elements. */
    ownWindow?: boolean
    /** Draws the story alone: the page around it has the theme. */
    thumbnail?: boolean
  }
}

/** Renders a story in the theme, direction, text size and motion of the toolbar. */
export const withToolbar: Decorator = (Story, { id, name, args, initialArgs, globals, parameters, viewMode, canvasElement }) => {
  if (parameters.thumbnail) return <Story />
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook types this more widely than what it gives
  const { theme, direction, textSize, motion } = globals as unknown as ToolbarGlobals
  const page = document.documentElement
  const docs = viewMode === 'docs'
  page.lang = 'en'
  page.dataset.theme = themeOf(theme)
  page.style.removeProperty('background')
  page.dir = docs ? 'ltr' : direction
  page.style.fontSize = !docs && textSize === 'double' ? '200%' : ''
  emulateReducedMotion(motion === 'reduced')
  const story = (
    <Remountable>
      <Story />
    </Remountable>
  )
  // Separate windows, not second copies: ids, landmarks and queries of the play function stay unique.
  const other = (of: 'light' | 'dark') => (
    <StoryFrame
      key={of}
      id={id}
      title={`${name}, ${of === 'light' ? 'light' : 'dark'} theme`}
      args={args}
      initialArgs={initialArgs}
      globals={`theme:${of};direction:${direction};textSize:${textSize};motion:${motion}`}
    />
  )
  if (docs) {
    const both = theme === 'both'
    const isPadded = parameters.layout !== 'fullscreen'
    // A table of states is as wide as its window too.
    const isWide = !isPadded || name === 'States' || document.querySelector('[data-wide]') !== null
    const isInUse = canvasElement.closest('[data-in-use]') !== null
    return (
      <div className={both ? css.sideBySide : undefined}>
        {(both ? (['light', 'dark'] as const) : [themeOf(theme)]).map((each) =>
          parameters.ownWindow ? (
            other(each)
          ) : (
            <div key={each} data-theme={each} dir={direction} className={isWide ? css.window : undefined}>
              <div
                className={`${css.themed} ${isWide ? css.asWindow : ''} ${isInUse ? css.example : isPadded ? css.inset : ''}`}
                data-band={isInUse ? 'ink' : undefined}
                data-smaller={isWide ? '' : undefined}
              >
                {story}
              </div>
            </div>
          ),
        )}
      </div>
    )
  }
  if (theme !== 'both') return story
  if (parameters.layout === 'fullscreen') {
    // A page measures its window, so both halves need one. The story itself stays in the page for its play function, hidden.
    return (
      <>
        <div className={css.sideBySide}>
          {other('light')}
          {other('dark')}
        </div>
        <div className={css.aside}>{story}</div>
      </>
    )
  }
  return (
    <div className={css.sideBySide}>
      <div className={css.themed} data-theme="light">
        {story}
      </div>
      {other('dark')}
    </div>
  )
}
