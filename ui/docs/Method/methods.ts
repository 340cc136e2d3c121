/** HTTP methods. */
export const httpMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export type HttpMethod = (typeof httpMethods)[number]

/** Looks of a method: a badge, a colored word, or a word of at most five letters for a column. */
export const methodLooks = ['badge', 'word', 'short'] as const
