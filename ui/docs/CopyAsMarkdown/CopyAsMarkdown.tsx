import { CopyButton } from '../../elements/CopyButton/CopyButton.tsx'
import type { CopyTexts } from '../../elements/CopyButton/CopyStatus.tsx'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import * as css from './CopyAsMarkdown.css.ts'

export interface CopyAsMarkdownProps extends ElementProps<'div'> {
  /** Labels of the button. */
  texts: CopyTexts
  /** Address of the page’s Markdown copy. */
  href: string
  /** Label of the link to the copy. */
  linkLabel: string
  /** Loads the Markdown on demand. */
  read: () => Promise<string>
}

/** Button and link to copy and to open a page as Markdown. */
export function CopyAsMarkdown({ texts, href, linkLabel, read, ...rest }: CopyAsMarkdownProps) {
  return (
    <div {...allowed(rest)} className={css.root}>
      <CopyButton texts={texts} read={read} />
      {/* Plain anchor: the Markdown copy is a file, not a page of the app. */}
      <a className={css.link} href={href} type="text/markdown">
        {linkLabel}
      </a>
    </div>
  )
}
