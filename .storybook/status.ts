import type { Guide } from './guide.ts'

/** What is known about a component beyond its stories. */
export interface Status {
  /** The version in which its props became what they are. */
  since: string
  /** What nobody has checked yet, or what does not work. */
  gaps: readonly string[]
}

const noScreenReader = 'No person has gone through it with a screen reader.'

/** Components that differ from the rest, by their id. Add one when a review finds something, or when a person has done one. */
export const exceptions: Readonly<Record<string, Partial<Status>>> = {}

/** The status of a component. */
export const statusOf = (id: string): Status => ({ since: '0.1.0', gaps: [noScreenReader], ...exceptions[id] })

/** What was checked, by the stories that check it. */
export function checksOf(stories: readonly string[], guide: Guide | undefined): string[] {
  const rows = guide?.keyboard.length ?? 0
  return [
    'axe in the light and the dark theme, on every story',
    ...(stories.includes('Keyboard') && rows > 0 ? [`${rows} ${rows === 1 ? 'row' : 'rows'} of its keyboard table, with real keys`] : []),
    ...(stories.includes('States') ? ['forced colors and right to left, in pictures of States'] : []),
    ...(stories.includes('Stress') ? ['text at 200 % and long words, at 360 px'] : []),
  ]
}
