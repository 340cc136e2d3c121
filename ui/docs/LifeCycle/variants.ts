/** Tones of a state: in use, at its end as wanted, ended, and over. */
export const lifeTones = ['live', 'done', 'danger', 'rest'] as const

/** Looks of the way to the next state: it works, it is waited for, nothing happens. */
export const lifeWays = ['live', 'waiting', 'rest'] as const
