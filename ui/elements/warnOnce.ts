const warned = new Set<string>()

/** False in production, so that bundlers remove code for developers, as in React itself. */
// oxlint-disable-next-line no-restricted-globals -- Every bundler replaces this text.
export const isDevelopment = process.env.NODE_ENV !== 'production'

/** Describes a value that was passed in place of an element. */
export const describeValue = (given: unknown): string => (typeof given === 'string' ? given : typeof given)

/** Logs a wrong use once per message, except in production. */
export function warnOnce(message: string): void {
  if (!isDevelopment || warned.has(message)) return
  warned.add(message)
  console.error(message)
}
