/** A time as the APIs write it: RFC 3339, whole seconds, in UTC. */
export const timeText = (time: number): string => new Date(time).toISOString().replace(/\.\d+/, '')

/** An amount in cents as the APIs write it. */
export const moneyText = (cents: number): string => (cents / 100).toFixed(2)

/** A number with its noun, such as `1 GPU` or `2 GPUs`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
