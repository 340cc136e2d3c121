import { Resend } from 'resend'
import type { Mail } from './mail.server.ts'
import { classify, type SendOutcome } from './outcome.server.ts'

/** Sends a frozen mail under a key that makes a repetition harmless. Never throws. */
export type Send = (mail: Mail, idempotencyKey: string) => Promise<SendOutcome>

export interface SenderOptions {
  apiKey: string
  /** @default Resend's own address */
  baseUrl?: string | undefined
  /** In milliseconds; the client has no limit of its own. @default 8000 */
  timeout?: number
  /** What ends an attempt that takes too long. @default a timer of `timeout` */
  signal?: () => AbortSignal
  /** @default Date.now */
  now?: () => number
}

const connect = (apiKey: string, baseUrl: string) => {
  try {
    return new Resend(apiKey, { baseUrl })
  } catch {
    // The client's own message may hold the key.
    throw new Error('RESEND_API_KEY cannot be used as a key.')
  }
}

/**
 * Makes a sender over the Resend client.
 * @throws when the key is not valid in a header; the message does not show it.
 */
export const createSender = ({
  apiKey,
  baseUrl = 'https://api.resend.com',
  timeout = 8000,
  signal = () => AbortSignal.timeout(timeout),
  now = Date.now,
}: SenderOptions): Send => {
  const client = connect(apiKey, baseUrl.replace(/\/+$/, ''))
  return async (mail, idempotencyKey) => {
    try {
      return classify(await client.emails.send({ ...mail, to: [...mail.to] }, { idempotencyKey, signal: signal() }), now())
    } catch {
      // The client rejects only before it sends: a key that is not valid in a header.
      return { kind: 'refused', name: 'client_error', status: null }
    }
  }
}
