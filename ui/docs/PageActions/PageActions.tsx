import { useEffect, useRef } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import type { IconName } from '../../elements/Icon/paths.ts'
import { Chevron } from '../../elements/Disclosure/Chevron.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { CopyStatus, type CopyTexts } from '../../elements/CopyButton/CopyStatus.tsx'
import { isComposing } from '../../elements/keys.ts'
import { useCopy } from '../../elements/CopyButton/useCopy.ts'
import * as css from './PageActions.css.ts'

export interface PageAction {
  href: string
  label: string
  hint: string
  icon: IconName
  /** Opens a new tab. @default false */
  outside?: boolean
}

export interface PageActionsProps extends ElementProps<'div'> {
  /** Labels of the copy button. */
  texts: CopyTexts
  /** Label of the menu. */
  menuLabel: string
  /** Links of the menu. */
  actions: readonly PageAction[]
  /** Loads the text to copy. */
  read: () => Promise<string>
}

/** Button that copies a page, and a menu that also works without JavaScript. */
export function PageActions({ texts, menuLabel, actions, read, ...rest }: PageActionsProps) {
  const [state, copy] = useCopy()
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu
      if (!current?.open) return
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape' && !isComposing(event)
      const isOutside = event.type === 'pointerdown' && event.target instanceof Node && !current.contains(event.target)
      if (!isEscape && !isOutside) return
      current.open = false
      if (isEscape) current.querySelector('summary')?.focus()
    }
    addEventListener('keydown', close)
    addEventListener('pointerdown', close)
    return () => {
      removeEventListener('keydown', close)
      removeEventListener('pointerdown', close)
    }
  }, [])
  return (
    <div {...pickAllowedProps(rest)} className={css.root}>
      <button className={css.copy} type="button" onClick={() => copy(read)}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {state === 'idle' ? texts.label : texts[state]}
      </button>
      <CopyStatus state={state} texts={texts} />
      <details className={css.menu} ref={menu}>
        <summary className={css.opener} title={menuLabel}>
          <VisuallyHidden>{menuLabel}</VisuallyHidden>
          <Chevron />
        </summary>
        <ul className={css.list}>
          {actions.map(({ href, label, hint, icon, outside }) => (
            <li key={href}>
              {/* A plain anchor, because the actions lead to files and to other sites, not to pages of the app. */}
              <a className={css.action} href={href} {...(outside && { target: '_blank', rel: 'noreferrer' })}>
                <span className={css.icon}>
                  <Icon name={icon} />
                </span>
                <span>
                  <span className={css.label}>{label}</span> <span className={css.hint}>{hint}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
