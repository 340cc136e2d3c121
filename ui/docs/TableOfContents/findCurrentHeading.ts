/** Scroll state in px. `top` is relative to the window. */
export interface View {
  headings: readonly { id: string; top: number }[]
  height: number
  scrolled: number
  room: number
  offset: number
  /** Section from a link or the URL, until the reader scrolls. */
  asked?: string | undefined
}

/**
 * Returns the requested section while its heading is in the window. Otherwise, returns the last section that starts above a line at 30 % of the
 * window, or below the header if the header is taller. During the last screen of the page, the line moves to the bottom.
 */
export function findCurrentHeading({ headings, height, scrolled, room, offset, asked }: View): string | undefined {
  const target = headings.find(({ id }) => id === asked)
  if (target && target.top >= -1 && target.top < height) return target.id
  const lastScreen = Math.min(room, height)
  const sunk = lastScreen > 0 ? Math.min(1, Math.max(0, 1 - (room - scrolled) / lastScreen)) : 0
  const rest = Math.max(offset, height * 0.3)
  const line = rest + (height - rest) * sunk + 1
  return (headings.findLast(({ top }) => top <= line) ?? headings[0])?.id
}
