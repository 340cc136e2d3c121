import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import type { SearchFunction } from './results.ts'
import * as css from './Search.css.ts'
import type { SearchDialog } from './SearchDialog.tsx'

/** The words of the search. */
export interface SearchTexts {
  /** On the button, and the name of the dialog, such as “Search the docs”. */
  label: string
  /** On the button that closes the dialog. */
  close: string
  /** Before anything is typed. */
  hint: string
  loading: string
  /** When the index could not be loaded. */
  failed: string
  /** What to try when nothing was found. */
  empty: (query: string) => string
  /** How many results there are, for a screen reader. */
  count: (count: number) => string
}

/** The props of `Search`. */
export interface SearchProps {
  texts: SearchTexts
  /** Brings the index; called when the reader first types. Keep it the same function. */
  load: () => Promise<SearchFunction>
  /** Goes to a result inside the app; without it the browser does. */
  onNavigate?: (href: string) => void
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const loadDialog = () => import('./SearchDialog.tsx')

/** The dialog is loaded when it is asked for, or at a sign that it will be; once there, it opens at once. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [Dialog, setDialog] = useState<typeof SearchDialog>()
  const [failed, setFailed] = useState(false)
  const open = useCallback(() => {
    if (dialog.current) {
      if (!dialog.current.open) dialog.current.showModal()
      return
    }
    loadDialog().then((module) => {
      setDialog(() => module.SearchDialog)
      setFailed(false)
    }, () => setFailed(true))
  }, [])
  return { dialog, Dialog, failed, open }
}

/** A button that looks like a field, and the dialog that it opens; Ctrl K, ⌘ K and `/` open it too. */
export function Search({ texts, load, onNavigate }: SearchProps) {
  const id = useId()
  const { dialog, Dialog, failed, open } = useDialog()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target)
      // Above another dialog it would be a surprise.
      if ((!shortcut && !slash) || event.defaultPrevented || document.querySelector('dialog:modal')) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [open])
  return (
    <>
      <button
        className={css.button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onPointerEnter={() => void loadDialog().catch(() => {})}
      >
        <span className={css.glass}>
          <Icon name="search" />
        </span>
        <span className={css.label}>{texts.label}</span>
        <kbd className={css.keys} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {failed && (
        <span className={css.failed} role="alert">
          {texts.failed}
        </span>
      )}
      {Dialog && <Dialog id={id} texts={texts} load={load} onNavigate={onNavigate} ref={dialog} />}
    </>
  )
}
