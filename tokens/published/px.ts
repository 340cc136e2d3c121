/** True for a size that grows with the window. */
export const isFluid = (css: string): boolean => css.startsWith('clamp(')

/** Size in px at the default text size, in a window of a width. Reads what `tokens/scale.ts` writes: sums, `clamp()` and `round(down, …, 1px)`. */
export function px(css: string, width: number): number {
  const [, least, ideal, most] = /^clamp\(([^,]+), (.+), ([^,]+)\)$/.exec(css) ?? []
  if (least && ideal && most) return Math.min(px(most, width), Math.max(px(least, width), px(ideal, width)))
  const [, inside] = /^round\(down, (.+), 1px\)$/.exec(css) ?? []
  if (inside) return Math.floor(px(inside, width))
  const sum = css.split(' + ').reduce((total, term) => {
    const [, figure, unit] = /^(-?[\d.]+)(px|rem|vw)$/.exec(term) ?? []
    if (!figure) throw new Error(`“${css}” has no size in px, rem or vw: write it so in tokens/scale.ts, or teach tokens/published/px.ts.`)
    return total + Number(figure) * (unit === 'vw' ? width / 100 : unit === 'rem' ? 16 : 1)
  }, 0)
  return Number(sum.toFixed(3))
}
