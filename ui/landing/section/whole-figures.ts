/** A number and its unit stay on one line, as long as they fit into it. */
export const wholeFigures = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
