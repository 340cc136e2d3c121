import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { HydrateOnIntent } from '../hydration/HydrateOnIntent.tsx'
import * as css from './MenuDialog.css.ts'

/** The edges of the window that a menu can come from. */
export const menuEdges = ['top', 'start'] as const

/** The props of `MenuButton`. */
export interface MenuButtonProps {
  /** The id of the `MenuDialog` that it opens. */
  menu: string
  /** What it opens, in a word. */
  label: string
}

/** Opens a menu: by itself where the browser knows `command`, also before any script runs; by script elsewhere. */
export function MenuButton({ menu, label }: MenuButtonProps) {
  const open = () => {
    if ('commandForElement' in HTMLButtonElement.prototype) return
    const dialog = document.getElementById(menu)
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }
  return (
    <button className={css.button} type="button" aria-haspopup="dialog" command="show-modal" commandfor={menu} onClick={open}>
      <Icon name="menu" />
      {label}
    </button>
  )
}

/** The props of `MenuDialog`. */
export interface MenuDialogProps {
  /** Names the dialog for its `MenuButton`. */
  id: string
  /** What the menu is, for a screen reader. */
  label: string
  /** On the button that closes it. */
  closeLabel: string
  /**
   * Where it comes from: `top` covers the width, `start` the height.
   * @default 'top'
   */
  edge?: (typeof menuEdges)[number]
  /** Stands at the start of its first line. */
  head: ReactNode
  children: ReactNode
}

/**
 * The menu of narrow screens: a modal dialog, so that the focus stays inside and returns to its button. It closes on a choice, on Escape,
 * outside, on going back, and when the window becomes wide.
 */
export function MenuDialog({ id, label, closeLabel, edge = 'top', head, children }: MenuDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const shut = () => element.close()
    const onClick = ({ target }: Event) => {
      const chosen = target instanceof Element && target.closest('a[href]')
      // The content fills the dialog: a click on the dialog itself is one on its backdrop.
      if (chosen || (target === element && !('closedBy' in HTMLDialogElement.prototype))) shut()
    }
    const wide = matchMedia('(min-width: 64em)')
    element.addEventListener('click', onClick)
    wide.addEventListener('change', shut)
    addEventListener('popstate', shut)
    return () => {
      element.removeEventListener('click', onClick)
      wide.removeEventListener('change', shut)
      removeEventListener('popstate', shut)
    }
  }, [])
  return (
    <dialog className={css.dialog} id={id} aria-label={label} closedby="any" data-edge={edge} ref={dialog}>
      <div className={css.sheet}>
        <div className={css.bar}>
          {head}
          <button className={css.button} type="button" command="close" commandfor={id} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
            {closeLabel}
          </button>
        </div>
        <HydrateOnIntent>{children}</HydrateOnIntent>
      </div>
    </dialog>
  )
}
