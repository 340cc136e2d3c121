/** Lane of the progress line. */
export type Lane = 'start' | 'mark' | 4 | 7 | 10 | 'hero' | 'end'

const order: readonly Lane[] = ['start', 'mark', 4, 7, 10, 'hero', 'end']

export const runsForward = (from: Lane, to: Lane): boolean => order.indexOf(from) < order.indexOf(to)
