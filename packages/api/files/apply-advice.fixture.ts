import { isMap, parse, parseDocument } from 'yaml'

export const advice = / Write: (.*)$/

/** Applies the edit that a message suggests. Returns an empty text if the file can't be edited as a document. */
export const apply = (
  text: string,
  { line, column, path, message }: { line: number; column: number; path: string; message: string },
): string => {
  const lines = text.split('\n')
  const write = advice.exec(message)?.[1]
  const place = /(?:Its place is|You may mean) (\S+)\. /.exec(message)?.[1]
  const before = /^\s*/.exec(lines[line - 1]!)![0]
  const indent = before.length
  const isInside = (other: string) =>
    other.trim() !== '' && !before.includes('\t') && (/^ */.exec(other)![0].length > indent || /^ *- /.test(other))
  let end = line
  while (end < lines.length && isInside(lines[end]!)) end++
  const without = [...lines.slice(0, line - 1), ...lines.slice(end)].join('\n')
  if (write === undefined) return without
  const spaces = /Indent it by (\d+) spaces?/.exec(message)?.[1] ?? (message.includes('Begin it in the first column') ? '0' : undefined)
  if (spaces !== undefined || write.endsWith(':')) {
    lines[line - 1] = ' '.repeat(spaces === undefined ? indent : Number(spaces)) + write
    return lines.join('\n')
  }
  if (/ is missing\. /.test(message)) return [...lines.slice(0, line), `${' '.repeat(indent + 2)}${write}`, ...lines.slice(line)].join('\n')
  if (place !== undefined) {
    const document = parseDocument(without)
    const group = place.split('.').slice(0, -1)
    // A file with other errors or with aliases can't be edited as a document.
    if (document.errors.length > 0 || /[\s[]\*\S/.test(text) || (document.hasIn(group) && !isMap(document.getIn(group)))) return ''
    document.setIn(place.split('.'), Object.values(parse(write) as object)[0])
    return String(document)
  }
  if (/^[\w"].*?: /.test(write) && !path.endsWith(']')) return [...lines.slice(0, line - 1), before + write, ...lines.slice(end)].join('\n')
  const item = /^("[^"]*"|'[^']*'|[^,\]]+)/.exec(lines[line - 1]!.slice(column - 1))![0]
  lines[line - 1] = lines[line - 1]!.slice(0, column - 1) + write + lines[line - 1]!.slice(column - 1 + item.length)
  return lines.join('\n')
}
