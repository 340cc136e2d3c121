import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useOverflow } from '../CodeBlock/useOverflow.ts'
import * as css from './Prose.css.ts'

export interface ProseTableProps {
  /** What the table shows; without it the heads of its columns name the box that it scrolls in. */
  caption?: string
  children?: ReactNode
}

/** A table of the text; where it is wider than the text it scrolls by itself, and then takes the focus. */
export function ProseTable({ caption, children }: ProseTableProps) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const scrolls = useOverflow(ref)
  useEffect(() => {
    const box = ref.current
    if (!box || !scrolls || caption) return
    // Markdown hands the heads over as finished elements: only the document knows their text.
    box.setAttribute('aria-label', Array.from(box.querySelectorAll('thead th'), (head) => head.textContent).join(', '))
    return () => box.removeAttribute('aria-label')
  }, [scrolls, caption])
  return (
    <div
      className={css.scroller}
      ref={ref}
      {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-labelledby': caption ? id : undefined } : {})}
    >
      <table className={css.table}>
        {caption && (
          <caption className={css.caption} id={id}>
            {caption}
          </caption>
        )}
        {children}
      </table>
    </div>
  )
}
