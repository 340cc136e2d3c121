import type { ReactNode } from 'react'
import { CopyStatus, type CopyTexts } from '../../elements/CopyButton/CopyStatus.tsx'
import { useCopy } from '../../elements/CopyButton/useCopy.ts'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { followFragment } from '../../elements/Link/followFragment.ts'
import * as css from './DocHeading.css.ts'

export interface DocHeadingProps extends ElementProps<'h2', 'onCopy'> {
  /** Text of the heading. */
  children: ReactNode
  /** Heading level. */
  level: 2 | 3 | 4
  /** Anchor of the section. */
  id: string
  /** Labels of the copy link. Screen readers read the heading after them. */
  copy: CopyTexts
}

/** Heading with a link that copies its URL. */
export function DocHeading({ children, level, id, copy: texts, ...rest }: DocHeadingProps) {
  const [state, copy] = useCopy()
  const Tag = `h${level}` as const
  return (
    <div className={css.root} data-level={level}>
      <Tag tabIndex={-1} {...pickAllowedProps(rest)} className={css.heading} id={id}>
        {children}
      </Tag>
      <a
        className={css.anchor}
        href={`#${id}`}
        id={`${id}-link`}
        aria-label={texts.label}
        aria-labelledby={`${id}-link ${id}`}
        data-state={state}
        onClick={(event) => {
          followFragment(event)
          copy(() => new URL(`#${id}`, location.href).href)
        }}
      >
        <span aria-hidden="true">#</span>
      </a>
      {state !== 'idle' && (
        <span className={css.said} aria-hidden="true">
          {texts[state]}
        </span>
      )}
      <CopyStatus state={state} texts={texts} />
    </div>
  )
}
