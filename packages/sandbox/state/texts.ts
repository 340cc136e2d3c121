/** Formats a time as the APIs do: RFC 3339 in UTC, with whole seconds. */
export const formatTime = (time: number): string => new Date(time).toISOString().replace(/\.\d+/, '')

/** Formats an amount in cents as the APIs do. */
export const formatMoney = (cents: number): string => (cents / 100).toFixed(2)

/** Returns the whole cents of a decimal amount. Floating-point math would lose one: 19.99 × 100 is 1998.99…. */
export const parseCents = (amount: string): number => {
  const [dollars, fraction = ''] = amount.split('.')
  return Number(dollars) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}

/** Formats a number with its noun, such as `1 GPU` or `2 GPUs`. */
export const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
