import { CopyAsMarkdown } from './CopyAsMarkdown.tsx'

/** The buttons above a page, as they should be. */
export const copyAsMarkdown = (
  <CopyAsMarkdown
    texts={{ label: 'Copy as Markdown', copied: 'Copied', failed: 'Not copied: open it instead' }}
    href="/docs/stop.md"
    linkLabel="View as Markdown"
    read={async () => '# Stop a machine'}
  />
)
