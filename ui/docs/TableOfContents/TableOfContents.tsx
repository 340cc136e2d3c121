import { useEffect, useId, useRef } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { followFragment } from '../../elements/Link/followFragment.ts'
import * as css from './TableOfContents.css.ts'
import { useCurrentHeading } from './useCurrentHeading.ts'

/** Section of a page. */
export interface TableOfContentsItem {
  id: string
  label: string
  /** Heading level. Level 3 is indented. @default 2 */
  level?: 2 | 3
}

export interface TableOfContentsProps extends ElementProps<'nav'> {
  /** Title, such as “On this page”. */
  title: string
  /** Sections in order. */
  items: readonly TableOfContentsItem[]
  /** Hides the title if another element shows it. @default false */
  titleHidden?: boolean
}

/** Table of contents that marks the section being read. */
export function TableOfContents({ title, items, titleHidden = false, ...rest }: TableOfContentsProps) {
  const id = useId()
  const [current, setAsked] = useCurrentHeading(items.map((item) => item.id))
  const nav = useRef<HTMLElement>(null)
  // `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const column = nav.current?.parentElement
    const entry = current && nav.current?.querySelector(`[href="#${CSS.escape(current)}"]`)
    if (!column || !entry || column.scrollHeight <= column.clientHeight) return
    const { top, height } = column.getBoundingClientRect()
    const at = entry.getBoundingClientRect().top - top
    if (at < height * 0.15 || at > height * 0.8) column.scrollTop += at - height / 2
  }, [current])
  return (
    <nav
      ref={nav}
      {...(titleHidden ? { 'aria-label': title } : { 'aria-labelledby': id })}
      {...pickAllowedProps(rest)}
      className={css.root}
    >
      {!titleHidden && (
        <p className={css.title} id={id}>
          {title}
        </p>
      )}
      <ul className={css.list}>
        {items.map(({ id, label, level = 2 }) => (
          <li key={id}>
            <a
              className={css.link}
              href={`#${id}`}
              data-level={level}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                followFragment(event)
                setAsked(id)
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
