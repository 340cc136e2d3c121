import { useEffect, useImperativeHandle, useRef, useState, type ReactNode } from 'react'
import { LazySheet, preloadSheet } from '../Sheet/LazySheet.tsx'
import { watchMedia } from '../media.ts'
import { Icon } from '../Icon/Icon.tsx'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './MenuDialog.css.ts'
import type { menuSides } from './variants.ts'

export interface MenuDialogProps extends ElementProps<'button'> {
  /** Label of the button and accessible name of the dialog. */
  label: string
  /** Content of the button, which must contain the label. @default the label */
  text?: ReactNode
  /** Label of the close button. */
  closeLabel: string
  /** Edge of the menu: `top` and `bottom` cover the width, `start` the height. @default 'top' */
  side?: (typeof menuSides)[number]
  /** Content at the start of the menu's top bar, beside the close button. */
  head: ReactNode
  /** Content, such as a list of links. */
  children: ReactNode
}

/** Menu for narrow screens: a button that opens a modal dialog and gets the focus back. Hidden without scripts, so show the links in the page. */
export function MenuDialog({ label, text = label, closeLabel, side = 'top', head, children, ref, onClick, ...rest }: MenuDialogProps) {
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current!)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const close = () => setOpen(false)
    const unwatch = watchMedia('(min-width: 64em)', close)
    addEventListener('popstate', close)
    return () => {
      unwatch()
      removeEventListener('popstate', close)
    }
  }, [])
  return (
    <>
      <button
        onFocus={preloadSheet}
        onPointerEnter={preloadSheet}
        {...pickAllowedProps(rest)}
        className={css.opener}
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
        <Icon name="menu" />
        {text}
      </button>
      <LazySheet
        open={isOpen}
        onOpenChange={setOpen}
        label={label}
        placement={side}
        opener={button}
        fallback={<div className={css.inPlace}>{children}</div>}
      >
        <div className={css.sheet}>
          <div className={css.bar}>
            {head}
            <button className={css.button} type="button" onClick={() => setOpen(false)}>
              <Icon name="close" />
              {closeLabel}
            </button>
          </div>
          {children}
        </div>
      </LazySheet>
    </>
  )
}
