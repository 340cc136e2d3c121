import type { Values } from './answers.ts'

/** Id of the element on the receipt page that takes the focus. */
export const receiptId = 'receipt'

/** Application that this tab has sent. It is kept in memory only, because the answers are personal. */
export interface Received {
  reference: string
  /** The mail service has it; otherwise it is stored and will be sent. */
  sent: boolean
  values: Values
  at: Date
}

let last: Received | undefined

export const keepReceipt = (received: Received): void => {
  last = received
}

/** Returns the receipt of a reference, if this tab sent that application and was not reloaded since. */
export const findReceipt = (reference: string | undefined): Received | undefined => (last?.reference === reference ? last : undefined)
