import { proseElements as prose } from '#ui/docs/Prose/proseElements.tsx'
import type { Part } from '../compile/shapes/block.ts'
import { docs } from '../words/docs.ts'

const { text, link, href } = docs.toolStatus
export const read = () => ({})

export const markdown = (): Part[] => [{ kind: 'line', text: `${text} [${link}](${href}).` }]

/** One sentence for every page that shows the command-line tool. */
export const ToolStatus = () => (
  <prose.p>
    {`${text} `}
    <prose.a href={href}>{link}</prose.a>.
  </prose.p>
)
