/** Formats a time as in RFC 3339, in UTC and with whole seconds. */
export const formatTime = (time: number): string => new Date(time).toISOString().replace(/\.\d+/, '')

export const formatMoney = (cents: number): string => (cents / 100).toFixed(2)
