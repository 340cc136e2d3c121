const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' })

/** Returns text like `January 14, 2026 at 11:03 UTC`. */
export const formatTime = (time: Date): string => `${inWords.format(time)} UTC`
