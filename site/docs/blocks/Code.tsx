import { CodeBlock } from '#ui/docs/CodeBlock/CodeBlock.tsx'
import { parsePieces } from '#ui/elements/code/code-lines.ts'
import type { Highlighted } from '../compile/shapes/block.ts'
import { docs } from '../words/docs.ts'
import type { CodeData } from './Code.read.ts'

export const Code = ({ listing: { label, language, lines } }: Highlighted<CodeData>) => (
  <CodeBlock title={label || docs.shell} lines={parsePieces(lines)} run={language === 'bash'} texts={docs.code} />
)
