/** Kinds of events: start, charge, end. */
export const epochEventKinds = ['launch', 'charge', 'end'] as const
