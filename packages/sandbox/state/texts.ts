/** A time as the APIs write it: RFC 3339, whole seconds, in UTC. */
export const timeText = (time: number): string => new Date(time).toISOString().replace(/\.\d+/, '')

/** An amount in cents as the APIs write it. */
export const moneyText = (cents: number): string => (cents / 100).toFixed(2)

/** The whole cents of an amount in decimal digits. Binary fractions lose one: 19.99 × 100 is 1998.99…. */
export const centsIn = (amount: string): number => {
  const [dollars, fraction = ''] = amount.split('.')
  return Number(dollars) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}

/** A number with its noun, such as `1 GPU` or `2 GPUs`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
