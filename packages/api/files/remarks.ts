import { visit, type Document } from 'yaml'
import { describeCharacter } from './characters.ts'
import type { DeployFile } from './deploy-file.ts'
import { findOffset, findPath } from './document-places.ts'
import { describePath, type Path } from './fields.ts'
import { describePlaceholder, isPrivate } from '../values/placeholder.ts'
import type { SourceProblem } from './source-problems.ts'

/** Finds what is valid and probably not meant. */
export const findRemarks = (document: Document, source: string, { vm }: DeployFile): SourceProblem[] => {
  const remarks: SourceProblem[] = []
  const add = (offset: number, path: Path, text: string) => remarks.push({ offset, path, message: `${describePath(path)} ${text}` })
  const addAt = (path: Path, text: string) => add(findOffset(document, path), path, text)
  if (vm && !vm.ports?.includes('22/tcp')) addAt(['vm', 'ports'], 'does not open 22/tcp. Nobody can log in by SSH then.')
  visit(document, {
    Scalar: (at, { value, type, range }) => {
      const text = typeof value === 'string' ? value : ''
      if (!range || at === 'key') return
      const path = findPath(document, range[0])
      const character = describeCharacter(text, 'lookAlike')
      const placeholder = path.at(-2) === 'environment_variables' ? describePlaceholder(text) : undefined
      if (type === 'QUOTE_DOUBLE' && /^"[A-Za-z]:\\[abefnrtv0]/.test(source.slice(range[0])))
        add(range[0], path, 'has a backslash in double quotes, where \\n and \\t become a line break and a tab. Single quotes keep it.')
      if (type === 'PLAIN' && source.slice(range[0], range[1]).trim().includes('\n'))
        add(range[0], path, 'is on several lines, which become one. | before them keeps them apart.')
      if (character) add(range[0], path, `has ${character}, which looks like another character.`)
      if (isPrivate(text)) add(range[0], path, 'is a private key. Keep secrets out of this file.')
      else if (placeholder) add(range[0], path, `is ${placeholder.replace(/,$/, '')}. It is sent as this text.`)
    },
  })
  return remarks
}
