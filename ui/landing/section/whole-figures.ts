/** Joins a number and its unit by a no-break space. */
export const wholeFigures = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
