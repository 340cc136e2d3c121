/** What each page must say, by its path: a pattern of its text, and the fact. */
export type Facts = Readonly<Record<string, readonly (readonly [says: RegExp, fact: string])[]>>
