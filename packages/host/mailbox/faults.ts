import * as z from 'zod/mini'

/** A fault of the next request to the mailbox. Without `status`, `reset` and `cut` the answer is only late. */
export const faultSchema = z.strictObject({
  /** Status of the answer. */
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  /** Raw body of the response. */
  body: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  /** Waits before anything else, in milliseconds. */
  delay: z.optional(z.number().check(z.gte(0), z.lte(60_000))),
  /** Cuts the connection instead of answering. */
  reset: z.optional(z.boolean()),
  /** Cuts the connection in the middle of a good answer. */
  cut: z.optional(z.boolean()),
  /** Accepts the mail before the fault: the answer is lost, the mail is not. */
  deliver: z.optional(z.boolean()),
  /** Number of requests that it hits. @default 1 */
  times: z.optional(z.int().check(z.gte(1))),
})

export type Fault = z.output<typeof faultSchema>

/** Queue of scripted faults. */
export interface Faults {
  /** Scripts faults for the next requests, in order, after those already scripted. */
  next: (faults: readonly Fault[]) => void
  /** Takes the fault for the request at hand. */
  take: () => Fault | undefined
  /** Forgets all faults: the service is up again. */
  clear: () => void
}

export const createFaults = (): Faults => {
  let script: { fault: Fault; left: number }[] = []
  return {
    next: (faults) => script.push(...faults.map((fault) => ({ fault, left: fault.times ?? 1 }))),
    take: () => {
      const [first] = script
      if (first && --first.left === 0) script.shift()
      return first?.fault
    },
    clear: () => {
      script = []
    },
  }
}
