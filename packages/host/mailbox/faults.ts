import * as z from 'zod/mini'

/** Without `status`, `reset` and `cut`, the response is only delayed. */
export const faultSchema = z.strictObject({
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  body: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  /** Delay before everything else, in milliseconds. */
  delay: z.optional(z.number().check(z.gte(0), z.lte(60_000))),
  /** Closes the connection instead of answering. */
  reset: z.optional(z.boolean()),
  /** Closes the connection in the middle of a successful response. */
  cut: z.optional(z.boolean()),
  /** Accepts the email first, so that only the response is lost. */
  deliver: z.optional(z.boolean()),
  /** Number of requests that get this fault. @default 1 */
  times: z.optional(z.int().check(z.gte(1))),
})

export type Fault = z.output<typeof faultSchema>

export const createFaults = () => {
  let script: { fault: Fault; left: number }[] = []
  return {
    add: (faults: readonly Fault[]) => script.push(...faults.map((fault) => ({ fault, left: fault.times ?? 1 }))),
    take: (): Fault | undefined => {
      const [first] = script
      if (first && --first.left === 0) script.shift()
      return first?.fault
    },
    clear: () => {
      script = []
    },
  }
}
