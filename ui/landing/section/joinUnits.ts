/** Joins each number and the word after it with a no-break space. */
export const joinUnits = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
