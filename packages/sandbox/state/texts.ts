const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const formatDollars = (cents: number): string => dollars.format(cents / 100)

/** Floating-point math would lose a cent: 19.99 × 100 is 1998.99…. */
export const parseCents = (amount: string): number => {
  const [dollars, fraction = ''] = amount.split('.')
  return Number(dollars) * 100 + Number(fraction.padEnd(2, '0'))
}

export const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
