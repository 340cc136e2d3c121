/** Puts a no-break space before units. */
export const joinUnits = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
