import { idempotencyKey, type Accept, type AcceptResult, type FrozenApplication } from './accept.server.ts'
import { createDoor, type DoorOptions } from './door.server.ts'
import type { Send } from './send.server.ts'

/** What the adapter works with. */
export interface DirectOptions extends Omit<DoorOptions, 'deliver' | 'kept'> {
  send: Send
}

/** Sends an application now, and says what became of it. */
export const deliverDirectly = async (send: Send, { reference, mail }: FrozenApplication): Promise<AcceptResult> => {
  const outcome = await send(mail, idempotencyKey(reference))
  return outcome.kind === 'sent' ? { kind: 'accepted', reference, sent: true } : { kind: 'failed', reference, outcome }
}

/** Makes the door that sends while the applicant waits, stores nothing, and forgets in a restart. */
export const createDirect = ({ send, ...options }: DirectOptions): Accept =>
  createDoor({ ...options, deliver: (application) => deliverDirectly(send, application) })
