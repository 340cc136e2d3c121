import { isScalar } from 'yaml'
import { describeCharacter } from './characters.ts'
import type { DeployFile } from './deploy-file.ts'
import type { File } from './document-places.ts'
import { describePath, type Path } from './fields.ts'
import { describePlaceholder, isPrivate } from '../values/placeholder.ts'
import type { SourceProblem } from './source-problems.ts'

/** Finds what is valid and probably not meant. */
export const findRemarks = ({ entries, text: source }: File, { vm }: DeployFile): SourceProblem[] => {
  const remarks: SourceProblem[] = []
  const add = (path: Path, text: string, offset?: number) =>
    remarks.push({ path, message: `${describePath(path)} ${text}`, ...(offset !== undefined && { offset }) })
  if (vm && !vm.ports?.includes('22/tcp')) add(['vm', 'ports'], 'does not open 22/tcp. Nobody can log in by SSH then.')
  for (const { node, path } of entries) {
    if (!isScalar(node) || !node.range) continue
    const { value, type, range } = node
    const text = typeof value === 'string' ? value : ''
    const addHere = (message: string) => add(path, message, range[0])
    const character = describeCharacter(text, 'lookAlike')
    const placeholder = path.at(-2) === 'environment_variables' ? describePlaceholder(text) : undefined
    if (type === 'QUOTE_DOUBLE' && /^"[A-Za-z]:\\[abefnrtv0]/.test(source.slice(range[0])))
      addHere('has a backslash in double quotes, where \\n and \\t become a line break and a tab. Single quotes keep it.')
    if (type === 'PLAIN' && source.slice(range[0], range[1]).trim().includes('\n'))
      addHere('is on several lines, which become one. | before them keeps them apart.')
    if (character) addHere(`has ${character}, which looks like another character.`)
    if (isPrivate(text)) addHere('is a private key. Keep secrets out of this file.')
    else if (placeholder) addHere(`is ${placeholder.replace(/,$/, '')}. It is sent as this text.`)
  }
  return remarks
}
