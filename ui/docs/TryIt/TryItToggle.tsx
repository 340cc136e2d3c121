import { useId, useRef, type ComponentType } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { createStore, useStore } from '../../elements/store.ts'
import { useLazyComponent } from '../../elements/Sheet/useLazyComponent.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import type { CodeCall } from '../CodeBlock/CodeFrame.tsx'
import * as css from './TryItToggle.css.ts'
import type { tryItPlacements } from './variants.ts'

export interface TryItToggleProps<Content> extends ElementProps<'div', 'content'> {
  /** Labels of the button and the close button, and message if loading fails. */
  texts: { label: string; failed: string; close: string }
  /** Call in the form. Makes the button's name unique. */
  call: CodeCall
  /** Opens in a panel beside the text, or below the button. @default 'panel' */
  placement?: (typeof tryItPlacements)[number]
  /** Loads the content on the first opening. Must be referentially stable. */
  load: () => Promise<ComponentType<Content>>
  /** Props of the content. */
  content: Content
}

/** Id of the open toggle. Only one is open at a time, because the panels share one position. */
const opened = createStore<string | undefined>(undefined)

const loadPanel = async () => (await import('./TryItPanel.tsx')).TryItPanel

/** Button that opens content loaded on demand. Hidden without JavaScript. */
export function TryItToggle<Content extends object>({
  texts,
  call,
  placement = 'panel',
  load,
  content,
  ...rest
}: TryItToggleProps<Content>) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const open = useStore(opened) === id
  const isPanel = placement === 'panel'
  const { Component, hasFailed } = useLazyComponent(load, open)
  const { Component: Panel, hasFailed: panelFailed } = useLazyComponent(loadPanel, open && isPanel)
  const close = () => opened.set(undefined)
  const body = Component && <Component {...content} />
  return (
    <div {...pickAllowedProps(rest)} className={css.root} data-placement={placement}>
      <button
        className={css.trigger}
        type="button"
        ref={opener}
        aria-haspopup={isPanel ? 'dialog' : undefined}
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onClick={() => (open ? close() : opened.set(id))}
      >
        {texts.label}
        <VisuallyHidden>
          {' '}
          {call.method} {call.path}
        </VisuallyHidden>
        <Icon name="play" />
      </button>
      {open &&
        body &&
        (isPanel ? (
          Panel && (
            <Panel texts={texts} call={call} opener={opener} onClose={close}>
              {body}
            </Panel>
          )
        ) : (
          <div className={css.content}>{body}</div>
        ))}
      {open && (hasFailed || panelFailed) && (
        <p className={css.failed} role="alert">
          {texts.failed}
        </p>
      )}
    </div>
  )
}
