const told = new Set<string>()

/** Tells a developer of a wrong use in one sentence, once; never in production. */
export function tell(sentence: string): void {
  // oxlint-disable-next-line no-restricted-globals -- every bundler replaces this text, as for React itself
  if (process.env.NODE_ENV === 'production' || told.has(sentence)) return
  told.add(sentence)
  console.error(sentence)
}
