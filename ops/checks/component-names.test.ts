import { readFileSync } from 'node:fs'
import { basename } from 'node:path/posix'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { listSourceFiles } from '../../testing/source-files.ts'

/** Leaves out the two folders with apps that use the package. */
const files = listSourceFiles().filter((file) => /\.(?:tsx?|json)$/.test(file) && !/^(?:ops\/apps|ui\/package)\//.test(file))

/** Components whose names have at least two words. A name such as `Text` is also an ordinary word, so a search would find other uses. */
const components = files.flatMap((file) => {
  const [, room, name] = /^ui\/(\w+)\/([A-Z][a-z]+[A-Z]\w*)\/\2\.tsx$/.exec(file) ?? []
  return room && name
    ? [{ folder: `ui/${room}/${name}/`, name, mention: new RegExp(`(?<!</?|Pages/)\\b(?:${name}|${room}-${name.toLowerCase()})\\b`) }]
    : []
})
const anyName = new RegExp(components.map(({ mention }) => mention.source).join('|'))
const blocks = files.filter((file) => file.startsWith('site/docs/blocks/')).map((file) => basename(file, '.tsx'))

/** Collects strings and names of properties. Leaves out identifiers, because editors rename them. */
function listStrings(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const part of value) listStrings(part, found)
  else if (typeof value === 'object' && value !== null) {
    const { type, source: _source, key, raw, shorthand, ...rest } = value as Record<string, unknown>
    if (typeof raw === 'string') found.push(raw)
    if (type === 'TemplateElement') found.push(JSON.stringify(rest['value']))
    if (type === 'Property' && !shorthand) found.push((key as { name?: string }).name ?? '')
    listStrings([key, ...Object.values(rest)], found)
  }
  return found
}

/** Returns what an editor leaves when it renames a component: strings, names of properties and comments. */
function readMentions(file: string): string {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.json') || !anyName.test(source)) return source
  const { program, comments } = parseSync(file, source)
  return [...listStrings(program), ...comments.map(({ value }) => value)].join('\n').replaceAll(/import \{[^}]*\} from \S+/g, '')
}

test('at most two files outside the folder of a component have its name in a string, a property or a comment', () => {
  const texts = files.map((file) => ({ file, text: readMentions(file) })).filter(({ text }) => anyName.test(text))
  expect(components.length).toBeGreaterThan(40)
  const remembered = components.map(({ folder, name, mention }) => {
    // A block of the documentation may have the name of the component that it shows.
    const isOwn = (file: string) => file.startsWith(folder) || (file.startsWith('site/') && blocks.includes(name))
    return [name, texts.flatMap(({ file, text }) => (!isOwn(file) && mention.test(text) ? file : []))] as const
  })
  expect(remembered.filter(([, places]) => places.length > 2)).toEqual([])
})
