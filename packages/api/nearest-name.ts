/** Ignores case and underscores. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The number of letters to insert, delete or replace (Levenshtein). */
const distance = (a: string, b: string): number => {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 0; row < a.length; row++) {
    const line = [row + 1]
    for (let at = 0; at < b.length; at++) line.push(Math.min(line[at]! + 1, before[at + 1]! + 1, before[at]! + (a[row] === b[at] ? 0 : 1)))
    before = line
  }
  return before[b.length]!
}

/** The known name that a mistyped one most likely means; `undefined` where none is near. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  const rated = known.map((other) => {
    const [a, b] = [plain(name), plain(other)]
    return { other, away: a !== '' && b.startsWith(a) ? 0.5 : distance(a, b), limit: Math.max(2, Math.floor(b.length / 3)) }
  })
  return rated.filter(({ away, limit }) => away <= limit).sort((a, b) => a.away - b.away)[0]?.other
}
