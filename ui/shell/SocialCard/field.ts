/** For 1200 × 630 px: center and distance between cells in px, inner and outer radius in cells. */
export const node = { x: 900, y: 318, pitch: 18.5, inner: 8.4, outer: 19.6 } as const
const cells = 40

/** Box around text, in px. */
export interface Ground {
  left: number
  right: number
  top: number
  bottom: number
}

const getNoise = (x: number, y: number) => {
  let hash = Math.trunc(x * 374_761_393 + y * 668_265_263)
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

const sizes = [0.34, 0.48, 0.62, 0.76, 0.86] as const

/** Each quarter has one shape: GPU square, storage bar, compute dot, network plus. */
function drawCell(x: number, y: number, dx: number, dy: number, size: number): string {
  const half = size / 2
  const at = (value: number) => value.toFixed(1)
  if (dx > 0 && dy < 0) return `M${at(x - half)} ${at(y - half)}h${at(size)}v${at(size)}h${at(-size)}z`
  if (dx < 0 && dy < 0) {
    const wide = node.pitch * 0.86
    return `M${at(x - wide / 2)} ${at(y - size * 0.31)}h${at(wide)}v${at(size * 0.62)}h${at(-wide)}z`
  }
  if (dx < 0) return `M${at(x - half)} ${at(y)}a${at(half)} ${at(half)} 0 1 0 ${at(size)} 0a${at(half)} ${at(half)} 0 1 0 ${at(-size)} 0z`
  const thin = node.pitch * 0.07 + size * 0.08
  return `M${at(x - thin)} ${at(y - half)}h${at(2 * thin)}v${at(size)}h${at(-2 * thin)}zM${at(x - half)} ${at(y - thin)}h${at(size)}v${at(2 * thin)}h${at(-size)}z`
}

/** Omits cells that would overlap text. */
export function drawNodePath(grounds: readonly Ground[]): string {
  const { pitch, inner, outer } = node
  const half = pitch / 2
  let path = ''
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const dx = column + 0.5 - cells / 2
      const dy = row + 0.5 - cells / 2
      const r = Math.hypot(dx, dy)
      if (r < inner || r > outer || Math.abs(dx) < 1 || Math.abs(dy) < 1) continue
      const angle = Math.atan2(dy, dx)
      const share = Math.min(1, ((r - inner) / (outer - inner)) * 0.94 + 0.03)
      const weight = Math.sin(Math.PI * share) ** 0.6 * (0.86 + 0.26 * Math.cos(angle - 2.2)) + 0.11 * Math.sin(angle * 8 + r * 0.6)
      const level = getNoise(column, row) < 0.07 ? 0 : Math.max(0, Math.min(4, Math.round(weight * 5) - 1))
      const [x, y] = [node.x + dx * pitch, node.y + dy * pitch]
      if (grounds.some(({ left, right, top, bottom }) => x + half > left && x - half < right && y + half > top && y - half < bottom))
        continue
      path += drawCell(x, y, dx, dy, sizes[level]! * pitch)
    }
  return path
}
