import { composeStory } from '@storybook/react-vite'
import { Component, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import type { Guide } from '../guides/guide.ts'
import { toolbarTheme, watchTheme } from '../toolbar/toolbar-theme.ts'
import * as css from './gallery.css.ts'

type StoryFile = Record<string, Parameters<typeof composeStory>[0]> & {
  default: Parameters<typeof composeStory>[1] & { parameters?: { guide?: Guide; layout?: string } }
}

export const storyFiles = import.meta.glob<StoryFile>('../../ui/**/*.stories.tsx')

/** Components that have their place in the window, each in one of its own. */
const windows = new Set([
  'elements-dialog',
  'elements-menudialog',
  'elements-scrollprogress',
  'elements-skiplink',
  'elements-tooltip',
  'docs-navigationmenu',
  'docs-search',
  'docs-walkpanel',
])

/** Keeps a broken thumbnail from taking the gallery with it. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  render() {
    return this.state.failed ? 'Not drawn: open its page.' : this.props.children
  }
}

/** Makes a component as small as its tile asks for; what is still too high keeps its start. */
function Fitted({ isElement, children }: { isElement: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    const fit = () => {
      const { clientWidth, clientHeight } = current!.parentElement!
      const { offsetWidth, offsetHeight } = current!
      const scale = Math.max(0.45, Math.min(1, (clientWidth - 32) / offsetWidth, (clientHeight - 24) / offsetHeight))
      current!.style.scale = String(scale)
      const over = offsetHeight * scale - (clientHeight - 24)
      current!.style.translate = `-50% calc(-50% + ${Math.max(0, over) / 2}px)`
    }
    const seen = new ResizeObserver(fit)
    seen.observe(current!)
    return () => seen.disconnect()
  }, [])
  return (
    <div ref={box} className={isElement ? css.fitted : css.filled}>
      {children}
    </div>
  )
}

/** Live component of a story file, drawn when its tile comes near the window. */
export function Thumbnail({ id, file }: { id: string; file: string }) {
  const theme = useSyncExternalStore(watchTheme, toolbarTheme)
  const tile = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ Story: ComponentType; isPage: boolean }>()
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => entry!.isIntersecting && setNear(true), { rootMargin: '400px' })
    seen.observe(tile.current!)
    return () => seen.disconnect()
  }, [])
  useEffect(() => {
    if (!isNear || windows.has(id)) return
    void storyFiles[file]!().then(({ default: meta, Default: story, ...others }) =>
      setShown({
        Story: composeStory(story ?? Object.values(others)[0]!, meta, { parameters: { thumbnail: true } }, 'Default'),
        isPage: meta.parameters?.layout === 'fullscreen' || id === 'docs-frontdoor',
      }),
    )
  }, [file, id, isNear])
  return (
    <div ref={tile} className={css.thumb} inert aria-hidden="true">
      {isNear && windows.has(id) && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook
        <iframe
          className={css.frame}
          title={id}

          src={`iframe.html?id=${id}--default&viewMode=story&globals=theme:${theme}&example=do.0`}
        />
      )}
      {shown && (
        <Boundary>
          {shown.isPage ? (
            <div className={`${css.page} ${id === 'docs-frontdoor' ? css.padded : ''}`}>
              <shown.Story />
            </div>
          ) : (
            <Fitted isElement={/^(elements-|docs-(method|pageactions)|shell-themetoggle)/.test(id)}>
              <shown.Story />
            </Fitted>
          )}
        </Boundary>
      )}
    </div>
  )
}
