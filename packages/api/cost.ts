export type CostInput = {
  launchedAt: Date
  endedAt: Date
  /** USDC per day as a string with at most 9 digits before the point and 6 after it, like `0.42`. */
  pricePerDay: string
}

/** Charge for the day that is prepaid at launch, or for an epoch that begins at 17:55 UTC. */
type Charge = { at: Date; reason: 'launch' | 'epoch'; amount: string }

export type Cost = {
  charges: readonly Charge[]
  total: string
  /** End of the epoch in which the VM ended. */
  paidUntil: Date
}

export type CostProblem = { field: keyof CostInput; message: string }

/** Time at which an epoch begins, in UTC. Source: specification. */
const epochStart = { hour: 17, minute: 55 } as const

const longestDays = 366

const day = 86_400_000
const digits = 6
const price = new RegExp(`^\\d{1,9}(\\.\\d{1,${digits}})?$`)

const toMicros = (text: string): bigint => {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(digits, '0'))
}

const toText = (micros: bigint): string => {
  const all = String(micros).padStart(digits + 1, '0')
  return `${all.slice(0, -digits)}.${all.slice(-digits).replace(/0{1,4}$/, '')}`
}

/** Returns the next 17:55 UTC. If the moment is exactly 17:55, returns 17:55 on the next day. */
export const getNextEpoch = (moment: Date): Date => {
  const today = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate(), epochStart.hour, epochStart.minute)
  return new Date(today > moment.getTime() ? today : today + day)
}

const findProblem = ({ launchedAt, endedAt, pricePerDay }: CostInput): CostProblem | undefined => {
  if (Number.isNaN(launchedAt.getTime())) return { field: 'launchedAt', message: 'Enter the time of the launch.' }
  if (Number.isNaN(endedAt.getTime())) return { field: 'endedAt', message: 'Enter the time of the end.' }
  if (!price.test(pricePerDay)) return { field: 'pricePerDay', message: 'Enter the price of a day in USDC, like 0.42.' }
  if (endedAt < launchedAt) return { field: 'endedAt', message: 'The end is before the launch.' }
  const isTooLong = endedAt.getTime() - launchedAt.getTime() > longestDays * day
  return isTooLong ? { field: 'endedAt', message: `Choose an end within ${longestDays} days.` } : undefined
}

/**
 * Lists the charges of a rental: one day at launch, then a full day at every 17:55 UTC until the VM ends.
 * Source: specification (5:55 PM UTC, one day prepaid, full days only). Inferred: a VM that is deleted at exactly 17:55 pays for the
 * new epoch.
 */
export const explainCost = (input: CostInput): { ok: true; cost: Cost } | { ok: false; problem: CostProblem } => {
  const problem = findProblem(input)
  if (problem) return { ok: false, problem }
  const { launchedAt, endedAt, pricePerDay } = input
  const micros = toMicros(pricePerDay)
  const amount = toText(micros)
  const charges: Charge[] = [{ at: launchedAt, reason: 'launch', amount }]
  for (let at = getNextEpoch(launchedAt); at <= endedAt; at = getNextEpoch(at)) charges.push({ at, reason: 'epoch', amount })
  return { ok: true, cost: { charges, total: toText(micros * BigInt(charges.length)), paidUntil: getNextEpoch(endedAt) } }
}
