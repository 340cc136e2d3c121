import { CopyAsMarkdown } from './CopyAsMarkdown.tsx'

export const copyAsMarkdown = (
  <CopyAsMarkdown
    texts={{ label: 'Copy as Markdown', copied: 'Copied', failed: 'Not copied: open it instead' }}
    href="/docs/stop.md"
    linkLabel="View as Markdown"
    read={async () => '# Stop a machine'}
  />
)
