import type { Values } from './answers.ts'

/** Id of the element that takes the focus when the receipt page opens. */
export const receiptId = 'receipt'

/** Data of the receipt. It is kept only in memory, because the answers are personal. */
export interface Received {
  reference: string
  /** False if the application is stored and will be sent later. */
  sent: boolean
  values: Values
  at: Date
}

let last: Received | undefined

export const keepReceipt = (received: Received): void => {
  last = received
}

export const findReceipt = (reference: string | undefined): Received | undefined => (last?.reference === reference ? last : undefined)
