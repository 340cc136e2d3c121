/** A figure as its number and what stands around it; undefined where there is none to count. */
export function numberIn(figure: string): { before: string; value: number; decimals: number; after: string } | undefined {
  const [, before, digits, after] = /^([^\d]*)(\d+(?:\.\d+)?)(.*)$/s.exec(figure) ?? []
  if (before === undefined || digits === undefined || after === undefined) return undefined
  return { before, value: Number(digits), decimals: digits.split('.')[1]?.length ?? 0, after }
}
