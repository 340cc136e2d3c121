import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../elements/Button/Button.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { currentOf } from './current.ts'
import { HeaderHome } from './HeaderHome.tsx'
import * as css from './Menu.css.ts'
import type { HeaderProps } from './types.ts'

/** Opens the menu: by itself where the browser knows `command`, also before any script runs; by script elsewhere. */
export function MenuButton({ menu, label }: { menu: string; label: string }) {
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

/** The menu of narrow screens: a modal dialog, so that the focus stays inside and returns to its button. */
export function Menu({
  id,
  logo,
  links = [],
  current,
  console: out,
  action,
  navLabel,
  menuLabel,
  closeLabel,
  themeToggle,
}: HeaderProps & { id: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useEffect(() => {
    const element = dialog.current
    if (!element || 'closedBy' in HTMLDialogElement.prototype) return
    // The content fills the dialog: a click on the dialog itself is one on its backdrop.
    const closeOutside = (event: Event) => {
      if (event.target === element) element.close()
    }
    element.addEventListener('click', closeOutside)
    return () => element.removeEventListener('click', closeOutside)
  }, [])
  return (
    <dialog className={css.dialog} id={id} aria-label={menuLabel} closedby="any" ref={dialog}>
      <div className={css.sheet}>
        <div className={css.bar}>
          <HeaderHome logo={logo} onClick={close} />
          <button className={css.button} type="button" command="close" commandfor={id} onClick={close}>
            <Icon name="close" />
            {closeLabel}
          </button>
        </div>
        <nav className={css.rail} aria-label={navLabel}>
          <ul>
            {links.map((link) => (
              <li key={link.href} className={css.stop}>
                <Anchor className={css.link} href={link.href} aria-current={currentOf(link, current)} onClick={close}>
                  {link.label}
                </Anchor>
              </li>
            ))}
            {out && (
              <li className={css.stop}>
                <Anchor className={css.link} href={out.href} mark={<Icon name="arrow-up-right" />} onClick={close}>
                  {out.label}
                </Anchor>
              </li>
            )}
          </ul>
        </nav>
        <div className={css.foot}>
          {action && (
            <ButtonLink href={action.href} variant="outline" onClick={close}>
              {action.label}
            </ButtonLink>
          )}
          {themeToggle}
        </div>
      </div>
    </dialog>
  )
}
