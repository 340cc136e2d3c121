const told = new Set<string>()

/** False in production: bundlers then leave out what is for developers alone, as in React itself. */
// oxlint-disable-next-line no-restricted-globals -- every bundler replaces this text
export const isDevelopment = process.env.NODE_ENV !== 'production'

/** Text or type of a value that stands where an element should. */
export const textIn = (given: unknown): string => (typeof given === 'string' ? given : typeof given)

/** Tells a developer of a wrong use in one sentence, once; never in production. */
export function warnOnce(sentence: string): void {
  if (!isDevelopment || told.has(sentence)) return
  told.add(sentence)
  console.error(sentence)
}
