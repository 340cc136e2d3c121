import { useEffect, useImperativeHandle, useReducer, useRef, useState } from 'react'
import { LazySheet, preloadSheet } from '../../elements/Sheet/LazySheet.tsx'
import { useLazyComponent } from '../../elements/Sheet/useLazyComponent.ts'
import { isComposing, isLetter } from '../../elements/keys.ts'
import { useBrowserValue } from '../../elements/useBrowserValue.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import type { SearchFunction, SearchResult, SearchTexts } from './results.ts'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Search.css.ts'
import { useIndex } from './useSearch.ts'

export interface SearchProps extends ElementProps<'button'> {
  /** Labels and messages. */
  texts: SearchTexts
  /** Pages to list if loading fails, in groups whose titles come from `page`. */
  pages: readonly SearchResult[]
  /** Pages to suggest before the reader types and when nothing is found. @default none */
  suggested?: readonly SearchResult[]
  /** Loads the index on hover, focus or opening. Must be referentially stable. */
  load: () => Promise<SearchFunction>
  /** Opens a result inside the app. Without it, the browser opens the result. @default none */
  onNavigate?: (href: string) => void
  /** Shows the full field in narrow windows too. @default false */
  wide?: boolean
}

const typing = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const loadPanel = async () => (await import('./SearchPanel.tsx')).SearchPanel

function Failed({ texts, pages }: Pick<SearchProps, 'texts' | 'pages'>) {
  return (
    <div role="alert">
      <p className={css.message}>{texts.failed}</p>
      <ul className={css.pages}>
        {pages.map(({ page, section, href }) => (
          <li key={href}>
            <Anchor href={href}>{section ? `${page}: ${section}` : page}</Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Search button with its dialog. Ctrl+K, Cmd+K and `/` also open it. */
export function Search({ texts, pages, suggested, load, onNavigate, wide = false, ref, onClick, ...rest }: SearchProps) {
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current!)
  const [isOpen, setOpen] = useState(false)
  const isMac = useBrowserValue(() => /Mac OS X|Macintosh/.test(navigator.userAgent), false)
  const index = useIndex(load)
  const preload = () => {
    preloadSheet()
    for (const part of [loadPanel, index]) part().catch(() => {})
  }
  /** Each dismissed failure remounts the dialog, so that it can open again. */
  const [attempt, dismiss] = useReducer((count: number) => count + 1, 0)
  const { Component: Panel, hasFailed } = useLazyComponent(loadPanel, isOpen)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && isLetter(event, 'k')
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.composedPath()[0])
      if ((!shortcut && !slash) || event.defaultPrevented || isComposing(event)) return
      // In an open dialog, the browser's own Ctrl+K would move the focus to the address bar.
      if (shortcut) event.preventDefault()
      if (document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        aria-keyshortcuts="Control+K Meta+K /"
        onFocus={preload}
        onPointerEnter={preload}
        {...pickAllowedProps(rest)}
        className={css.button}
        data-wide={wide ? '' : undefined}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-state={isOpen ? 'open' : 'closed'}
        ref={button}
        onClick={(event) => {
          onClick?.(event)
          setOpen(true)
        }}
      >
        <span className={css.glass}>
          <Icon name="search" />
        </span>
        <span className={css.label}>{texts.label}</span>
        <kbd className={css.keys} aria-hidden="true">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <LazySheet
        key={attempt}
        open={isOpen}
        onOpenChange={setOpen}
        label={texts.label}
        placement="center"
        opener={button}
        fallback={
          <div className={css.failed}>
            <Failed texts={texts} pages={pages} />
            <button
              className={css.close}
              type="button"
              aria-label={texts.close}
              onClick={() => {
                dismiss()
                button.current?.focus()
              }}
            >
              <Icon name="close" />
            </button>
          </div>
        }
      >
        {Panel ? (
          <Panel texts={texts} pages={pages} suggested={suggested} load={index} onNavigate={onNavigate} onClose={() => setOpen(false)} />
        ) : (
          <div className={css.waiting}>
            {hasFailed ? (
              <Failed texts={texts} pages={pages} />
            ) : (
              <p className={css.message} role="status" aria-live="polite">
                {texts.loading}
              </p>
            )}
            <button className={css.close} type="button" onClick={() => setOpen(false)}>
              {texts.close}
            </button>
          </div>
        )}
      </LazySheet>
    </>
  )
}
