import type { Values } from './answers.ts'

/** Id of the element on the receipt page that takes the focus. */
export const receiptId = 'receipt'

/** Application that this tab has sent. Kept only in memory, because the answers are personal. */
export interface Received {
  reference: string
  /** True if the mail service has accepted it, false if it is stored and will be sent later. */
  sent: boolean
  values: Values
  at: Date
}

let last: Received | undefined

export const keepReceipt = (received: Received): void => {
  last = received
}

/** Returns the receipt for a reference, if this tab sent that application and hasn't been reloaded since. */
export const findReceipt = (reference: string | undefined): Received | undefined => (last?.reference === reference ? last : undefined)
