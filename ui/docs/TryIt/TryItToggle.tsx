import { Collapsible } from 'radix-ui'
import { useState, type ComponentType } from 'react'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import { useLazyComponent } from '../../elements/Sheet/useLazyComponent.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './TryItToggle.css.ts'

export interface TryItToggleProps<Content> extends ElementProps<'div', 'content'> {
  /** Label of the button, and message when the content cannot be loaded. */
  texts: { label: string; failed: string }
  /** Subject after the label for screen readers, such as `POST /machines`, which makes the name unique on the page. */
  subject?: string
  /** Loads the content on the first opening; keep it the same function. */
  load: () => Promise<ComponentType<Content>>
  /** Props of the content. */
  content: Content
}

/** Button that opens content loaded on demand; not shown without JavaScript. */
export function TryItToggle<Content extends object>({ texts, subject, load, content, ...rest }: TryItToggleProps<Content>) {
  const [open, setOpen] = useState(false)
  const { Component, hasFailed } = useLazyComponent(load, open)
  return (
    <Collapsible.Root {...allowed(rest)} className={css.root} open={open} onOpenChange={setOpen}>
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
