/**
 * Facts that pages must state, by the page's path: a pattern of its text, and the fact with its place in the specification. Patterns are matched against
 * the plain text of the built page; `\s*` is where markup may leave a space.
 */
export type Facts = Readonly<Record<string, readonly (readonly [says: RegExp, fact: string])[]>>
