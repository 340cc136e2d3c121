import { Collapsible } from 'radix-ui'
import { useState, type ComponentType } from 'react'
import type { ElementProps } from '../../elements/attributes.ts'
import { useLazyComponent } from '../../elements/Sheet/useLazyComponent.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './TryItToggle.css.ts'

export interface TryItToggleProps<Content> extends ElementProps<'div', 'content'> {
  /** On the button, and what stands there when the content cannot be loaded. */
  texts: { label: string; failed: string }
  /** What is tried, behind the label for a screen reader, such as `POST /machines`: no two buttons of a page have one name. */
  subject?: string
  /** Loads what it opens, when it is opened first; keep it the same function. */
  load: () => Promise<ComponentType<Content>>
  /** The props of what it opens. */
  content: Content
}

/** A button that opens what is loaded only then. Without JavaScript it is not there. */
export function TryItToggle<Content extends object>({ texts, subject, load, content, ...rest }: TryItToggleProps<Content>) {
  const [open, setOpen] = useState(false)
  const { Component, hasFailed } = useLazyComponent(load, open)
  return (
    <Collapsible.Root {...rest} className={css.root} open={open} onOpenChange={setOpen}>
      <Collapsible.Trigger className={css.trigger}>
        {texts.label}
        {subject && <VisuallyHidden> {subject}</VisuallyHidden>}
        <Icon name="play" />
      </Collapsible.Trigger>
      <Collapsible.Content className={css.content}>
        {Component && <Component {...content} />}
        {hasFailed && <p role="alert">{texts.failed}</p>}
      </Collapsible.Content>
    </Collapsible.Root>
  )
}
