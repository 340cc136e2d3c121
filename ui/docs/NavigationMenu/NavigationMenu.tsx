import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import * as css from './NavigationMenu.css.ts'

/** The props of `NavigationMenu`. */
export interface NavigationMenuProps {
  /** On the button, and the name of the dialog. */
  label: string
  /** On the button that closes it. */
  closeLabel: string
  /** Normally `Sidebar`. */
  children: ReactNode
}

/** The navigation of narrow screens: a modal dialog that opens and closes without a script where the browser knows `command`. */
export function NavigationMenu({ label, closeLabel, children }: NavigationMenuProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => {
    if (!('commandForElement' in HTMLButtonElement.prototype) && !dialog.current?.open) dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const onClick = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest('a[href]')
      // The content fills the dialog: a click on the dialog itself is one on its backdrop.
      if (link || (event.target === element && !('closedBy' in HTMLDialogElement.prototype))) element.close()
    }
    // On a wide screen the navigation stands beside the text; an open menu would cover it.
    const shut = () => element.close()
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
    <>
      <button className={css.button} type="button" aria-haspopup="dialog" command="show-modal" commandfor={id} onClick={open}>
        <Icon name="menu" />
        {label}
      </button>
      <dialog className={css.dialog} id={id} aria-label={label} closedby="any" ref={dialog}>
        <div className={css.sheet}>
          <div className={css.bar}>
            <p className={css.title}>{label}</p>
            <button className={css.button} type="button" command="close" commandfor={id} onClick={close}>
              <Icon name="close" />
              {closeLabel}
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
