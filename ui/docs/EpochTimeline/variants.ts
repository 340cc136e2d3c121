/** Kinds of events. */
export const epochEventKinds = ['launch', 'charge', 'end'] as const
