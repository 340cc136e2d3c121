import type { Values } from './answers.ts'

/** Element that takes the focus on the page of the receipt. */
export const receiptId = 'receipt'

/** Application that this tab has sent. In memory alone: a reload forgets the answers, which are personal. */
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

/** Receipt of a reference, in the tab that sent the application and until it is reloaded. */
export const findReceipt = (reference: string | undefined): Received | undefined => (last?.reference === reference ? last : undefined)
