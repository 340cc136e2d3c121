/** Where the headings of a page stand, and how far it is scrolled. All distances in pixels; `top` counts from the window's top. */
export interface View {
  headings: readonly { id: string; top: number }[]
  /** The window's height. */
  height: number
  /** How far the page is scrolled, and how far it can be. */
  scrolled: number
  room: number
  /** What covers the top of the window. */
  offset: number
  /** The section that the reader asked for, by a link or an address, and has not scrolled away from. */
  asked?: string | undefined
}

/**
 * The section that is being read: the last one above a line across the window. The line rests below the header and sinks to the
 * window's bottom over the last screen of the page, so that short sections at the end have their turn too.
 */
export function currentHeading({ headings, height, scrolled, room, offset, asked }: View): string | undefined {
  const target = headings.find(({ id }) => id === asked)
  if (target && target.top >= -1 && target.top < height) return target.id
  const lastScreen = Math.min(room, height)
  const sunk = lastScreen > 0 ? Math.min(1, Math.max(0, 1 - (room - scrolled) / lastScreen)) : 0
  const line = offset + (height - offset) * sunk + 1
  return (headings.findLast(({ top }) => top <= line) ?? headings[0])?.id
}
