import { proseElements as prose } from '#ui/docs/Prose/proseElements.tsx'
import type { DownloadsData } from './Downloads.read.ts'

export const Downloads = ({ links }: DownloadsData) => (
  <prose.ul>
    {links.map(({ href, label }) => (
      <prose.li key={href}>
        <a href={href} download>
          {label}
        </a>{' '}
        <prose.code>{href.slice(href.lastIndexOf('/') + 1)}</prose.code>
      </prose.li>
    ))}
  </prose.ul>
)
