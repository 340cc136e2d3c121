import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imports = /^import \{(?<names>[^}]*)\} from '(?<path>\.[^']+(?<!\.css)\.ts)'/gm
const declaration = /^(?:export )?(?:const|function) (\w+)/

/**
 * Returns the text of a stylesheet without its comments, and with the mixins and other constants that it imports. With `wanted`, returns
 * the declarations with these names and the declarations that they use.
 */
export function readSheet(file: string, wanted?: readonly string[]): string {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\/.*|\/\*[^]*?\*\//g, '')
  const used = new Set(wanted)
  const isUsed = (part: string) => {
    if (!used.has(declaration.exec(part)?.[1] ?? '')) return false
    for (const [word] of part.matchAll(/(?<!\w\.)\b\w+/g)) used.add(word)
    return true
  }
  // Reads from the end, because a declaration uses declarations above it.
  const parts = wanted
    ? text
        .split(/^(?=(?:export )?(?:const|function) )/m)
        .toReversed()
        .filter(isUsed)
    : [text]
  for (const { groups } of text.matchAll(imports)) {
    const names = groups!['names']!.match(/\w+/g)!.filter((name) => !wanted || used.has(name))
    if (names.length > 0) parts.push(readSheet(join(dirname(file), groups!['path']!), names))
  }
  return parts.join('\n')
}
