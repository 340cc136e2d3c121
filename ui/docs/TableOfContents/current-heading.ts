/** Positions of headings and scroll state of a page, in px; `top` counts from the window's top. */
export interface View {
  headings: readonly { id: string; top: number }[]
  /** Height of the window. */
  height: number
  /** Scroll position, and its maximum. */
  scrolled: number
  room: number
  /** Height of the sticky header. */
  offset: number
  /** Section that the reader requested by a link or an address, until the reader scrolls. */
  asked?: string | undefined
}

/**
 * Section that is being read: the last one above a line across the window. The line rests at 30 % of the window's height and moves to its bottom
 * over the last screen of the page, so that short sections at the end become current too.
 */
export function currentHeading({ headings, height, scrolled, room, offset, asked }: View): string | undefined {
  const target = headings.find(({ id }) => id === asked)
  if (target && target.top >= -1 && target.top < height) return target.id
  const lastScreen = Math.min(room, height)
  const sunk = lastScreen > 0 ? Math.min(1, Math.max(0, 1 - (room - scrolled) / lastScreen)) : 0
  const rest = Math.max(offset, height * 0.3)
  const line = rest + (height - rest) * sunk + 1
  return (headings.findLast(({ top }) => top <= line) ?? headings[0])?.id
}
