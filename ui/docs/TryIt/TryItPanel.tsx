import { Dialog as Radix } from 'radix-ui'
import { useCallback, useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import { matchesMedia, watchMedia } from '../../elements/media.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { ModalContent, ModalLayer } from '../../elements/portal/ModalLayer.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import type { CodeCall } from '../CodeBlock/CodeFrame.tsx'
import { CallPath } from '../Method/CallPath.tsx'
import { Method } from '../Method/Method.tsx'
import * as css from './TryItPanel.css.ts'

export interface TryItPanelProps {
  /** Title of the panel and label of its close button. */
  texts: { label: string; close: string }
  /** Call in the form. */
  call: CodeCall
  /** Button that opened it, which gets the focus back. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** Width from which the panel is beside the text, equal to `media.reference`. */
const docked = '(min-width: 75em)'

const useDocked = () =>
  useSyncExternalStore(
    useCallback((onChange: () => void) => watchMedia(docked, onChange), []),
    () => matchesMedia(docked),
    () => true,
  )

/** Panel beside the text, or a modal sheet at the bottom of a narrow screen. */
export function TryItPanel({ texts, call, opener, onClose, children }: TryItPanelProps) {
  const isDocked = useDocked()
  const Layer = isDocked ? ModalContent : ModalLayer
  const box = useRef<HTMLDivElement>(null)
  return (
    <Radix.Root open modal={!isDocked} onOpenChange={(open) => !open && onClose()}>
      <Layer
        className={css.root}
        place={opener}
        isModal={!isDocked}
        ref={box}
        aria-label={`${texts.label} ${call.method} ${call.path}`}
        data-docked={isDocked || undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
        }}
        // The page beside a docked panel stays usable.
        onInteractOutside={(event) => isDocked && event.preventDefault()}
      >
        <div className={css.head}>
          <strong className={css.title}>{texts.label}</strong>
          <Method method={call.method} />
          <code className={css.path} translate="no">
            <CallPath path={call.path} />
          </code>
          <button className={css.close} type="button" title={texts.close} onClick={onClose}>
            <Icon name="close" />
            <VisuallyHidden>{texts.close}</VisuallyHidden>
          </button>
        </div>
        {children}
      </Layer>
    </Radix.Root>
  )
}
