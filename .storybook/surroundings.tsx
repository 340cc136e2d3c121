import type { Args, Decorator } from '@storybook/react-vite'
import { Direction } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import type { GlobalTypes } from 'storybook/internal/types'
import { Fresh } from './Fresh.tsx'
import { systemTheme, themeOf } from './chosen-theme.ts'
import { imitateReducedMotion } from './imitated-motion.ts'
import * as css from './preview.css.ts'

/** What stands in the toolbar; every item says what it really does. */
export const toolbars = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: systemTheme, title: 'As the system' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'both', title: 'Side by side' },
      ],
    },
  },
  direction: {
    description: 'Text direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion (imitated)' },
      ],
    },
  },
} satisfies GlobalTypes

interface Surroundings {
  theme: 'system' | 'light' | 'dark' | 'both'
  direction: 'ltr' | 'rtl'
  motion: 'full' | 'reduced'
}

interface Preview {
  onUpdateArgs: (change: { storyId: string; updatedArgs: object }) => void
}
interface Channel {
  on: (event: typeof STORY_RENDERED, hears: () => void) => void
}

/** The parts of Storybook in another window that this one speaks to. */
const storybookOf = (other: Window) => ({
  preview: Reflect.get(other, '__STORYBOOK_PREVIEW__') as Preview,
  channel: Reflect.get(other, '__STORYBOOK_ADDONS_CHANNEL__') as Channel,
})

/** The same story in a window of its own, as high as what stands in it, with what the controls of this one changed. */
function Other({ id, title, args, initialArgs, globals }: { id: string; title: string; args: Args; initialArgs: Args; globals: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const seen = useRef<ResizeObserver>(undefined)
  const [rendered, setRendered] = useState(false)
  useEffect(() => {
    const changed = Object.entries(args).filter(([name, value]) => value !== initialArgs[name])
    if (!rendered || changed.length === 0) return
    storybookOf(frame.current!.contentWindow!).preview.onUpdateArgs({ storyId: id, updatedArgs: Object.fromEntries(changed) })
  }, [id, args, initialArgs, rendered])
  useEffect(() => () => seen.current?.disconnect(), [])
  const onLoad = () => {
    const other = frame.current!.contentWindow!
    const root = other.document.documentElement
    seen.current = new ResizeObserver(() => frame.current?.style.setProperty('block-size', `${root.getBoundingClientRect().height}px`))
    seen.current.observe(root)
    storybookOf(other).channel.on(STORY_RENDERED, () => setRendered(true))
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this Storybook itself: a sandbox would only break it
    <iframe
      ref={frame}
      className={css.frame}
      title={title}
      loading="lazy"
      onLoad={onLoad}
      src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
    />
  )
}

/** Stands a story in the theme, the direction and the motion that the toolbar asks for. */
export const surroundings: Decorator = (Story, { id, args, initialArgs, globals, parameters, viewMode }) => {
  const { theme, direction, motion } = globals as unknown as Surroundings
  const page = document.documentElement
  const docs = viewMode === 'docs'
  page.lang = 'en'
  page.dataset.theme = themeOf(theme)
  page.style.removeProperty('background')
  page.dir = docs ? 'ltr' : direction
  imitateReducedMotion(motion === 'reduced')
  const story = (
    <Direction.Provider dir={direction}>
      <Fresh>
        <Story />
      </Fresh>
    </Direction.Provider>
  )
  if (docs) {
    const both = theme === 'both'
    return (
      <div className={both ? css.sideBySide : undefined}>
        {(both ? (['light', 'dark'] as const) : [themeOf(theme)]).map((each) => (
          <div key={each} className={`${css.themed} ${css.inset}`} data-theme={each} dir={direction}>
            {story}
          </div>
        ))}
      </div>
    )
  }
  if (theme !== 'both') return story
  // Windows of their own and not second copies: ids, landmarks and what the play function finds stay single.
  const other = (of: 'light' | 'dark') => <Other id={id} title={`${of === 'light' ? 'Light' : 'Dark'} theme`} args={args} initialArgs={initialArgs} globals={`theme:${of};direction:${direction};motion:${motion}`} />
  if (parameters.layout === 'fullscreen') {
    // A page measures its window, so both halves need one. The story itself stays for its play function, out of sight.
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
