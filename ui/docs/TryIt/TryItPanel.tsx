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
  texts: { label: string; close: string }
  call: CodeCall
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** Width of `media.reference`. */
const docked = '(min-width: 75em)'

const useDocked = () =>
  useSyncExternalStore(
    useCallback((onChange: () => void) => watchMedia(docked, onChange), []),
    () => matchesMedia(docked),
    () => true,
  )

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
