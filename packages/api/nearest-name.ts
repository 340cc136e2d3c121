const normalize = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Returns the optimal string alignment distance: the number of inserted, deleted, replaced and swapped letters. */
const countEdits = (a: string, b: string): number => {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let at = 1; at <= b.length; at++) {
      const replaced = rows[row - 1]![at - 1]! + (a[row - 1] === b[at - 1] ? 0 : 1)
      const isSwapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]
      line.push(Math.min(line[at - 1]! + 1, rows[row - 1]![at]! + 1, replaced, isSwapped ? rows[row - 2]![at - 2]! + 1 : Infinity))
    }
    rows.push(line)
  }
  return rows[a.length]![b.length]!
}

export const findNearestName = (name: string, known: readonly string[]): string | undefined => {
  const rated = known.map((other) => {
    const [a, b] = [normalize(name), normalize(other)]
    return { other, away: countEdits(a, b), length: Math.max(a.length, b.length) }
  })
  // More than two thirds of the letters must match, so that `gpu` does not become `cpu`.
  return rated.filter(({ away, length }) => away * 3 < length).sort((a, b) => a.away / a.length - b.away / b.length)[0]?.other
}
