import type { Accept } from '../../application/accept.server.ts'
import { deliverDirectly } from '../../application/direct.server.ts'
import { createDoor, type DoorOptions } from '../../application/door.server.ts'
import type { Send } from '../../application/send.server.ts'
import type { Ledger } from './ledger.server.ts'

/** What the adapter works with. */
export interface QueueOptions extends Pick<DoorOptions, 'from' | 'to' | 'now'> {
  /** The ledger of a reference; the same one wherever it is asked for. */
  ledgerOf: (reference: string) => Pick<Ledger, 'keep'>
  /** Sends at once, where the ledger or the queue cannot be reached. */
  send: Send
}

/** Mails that one isolate holds in its memory, beside the ledgers. */
const capacity = 1_000

/** Makes the door that puts applications on a queue. */
export const createQueueAccept = ({ ledgerOf, send, ...options }: QueueOptions): Accept => createDoor({
  ...options,
  capacity,
  deliver: async (application) => {
    const { reference } = application
    try {
      const kept = await ledgerOf(reference).keep(application)
      return kept === 'conflict' ? { kind: 'conflict', reference } : { kind: 'accepted', reference, sent: kept === 'sent' }
    } catch {
      // Should the queue have it after all, its bytes and its key are the same.
      return deliverDirectly(send, application)
    }
  },
})
