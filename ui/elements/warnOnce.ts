const warned = new Set<string>()

/** False in production, so that bundlers remove development-only code. */
// oxlint-disable-next-line no-restricted-globals -- Bundlers replace this expression.
export const isDevelopment = process.env.NODE_ENV !== 'production'

export const describeValue = (given: unknown): string => (typeof given === 'string' ? given : typeof given)

export function warnOnce(message: string): void {
  if (!isDevelopment || warned.has(message)) return
  warned.add(message)
  console.error(message)
}
