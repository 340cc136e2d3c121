/** True for a size that grows with the window. */
export const isFluid = (css: string): boolean => css.includes('vw')

/** Arguments of a CSS function, whose own commas may be in functions of theirs. */
const argumentsOf = (text: string): string[] => text.split(/, (?![^(]*\))/)

/** Size in px at the default text size, in a window of a width. Reads what `tokens/scale.ts` writes. */
export function px(css: string, width: number): number {
  const [, name, inside] = /^(clamp|min|max|round)\((.+)\)$/.exec(css) ?? []
  if (name && inside) {
    const [first = 0, second = 0, third = 0] = argumentsOf(inside).map((part) => (part === 'down' ? 0 : px(part, width)))
    if (name === 'clamp') return Math.min(third, Math.max(first, second))
    if (name === 'round') return Math.floor(second / third) * third
    return name === 'min' ? Math.min(first, second) : Math.max(first, second)
  }
  const sum = css.split(' + ').reduce((total, term) => {
    const [, figure, unit] = /^(-?[\d.]+)(px|rem|vw)$/.exec(term) ?? []
    if (!figure) throw new Error(`“${css}” has no size in px, rem or vw: write it so in tokens/scale.ts, or teach tokens/published/px.ts.`)
    return total + Number(figure) * (unit === 'vw' ? width / 100 : unit === 'rem' ? 16 : 1)
  }, 0)
  return Number(sum.toFixed(3))
}
