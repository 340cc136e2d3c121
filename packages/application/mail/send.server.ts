import type { Mail } from './mail.server.ts'

interface Pace {
  /** Emails per second that the response of the service allows. */
  perSecond?: number
}

/** `name` is the name of an error, from the mail service or from the sender, such as `client_error`. It contains no error message. */
export type SendOutcome =
  | ({ kind: 'sent'; id: string } & Pace)
  /** The failure is temporary. If `ambiguous`, the service may have accepted the email, so a retry must use the same idempotency key. */
  | { kind: 'transient'; name: string; status: number | null; ambiguous: boolean }
  /** `retryAfter` is in seconds. */
  | ({ kind: 'throttled'; name: string; status: 429; retryAfter: number } & Pace)
  /** A setting is wrong: the API key, the sender, the recipients or the address of the service. */
  | { kind: 'refused'; name: string; status: number | null }
  /** The service rejects an answer, such as the reply-to address. */
  | { kind: 'rejected'; name: string; status: number }
  /** The idempotency key was already used for different content, so an earlier attempt may have been accepted. */
  | { kind: 'possiblySent'; name: string; status: 409 }

export type SendFailure = Exclude<SendOutcome, { kind: 'sent' }>

/** Sends an email. While the service remembers the key, a repeated call with the same key does not send the email again. Never throws. */
export type Send = (mail: Mail, idempotencyKey: string) => Promise<SendOutcome>

export interface SenderOptions {
  apiKey: string
  /** Address of the service. @default the service's own address */
  baseUrl?: string | undefined
  /** Creates the signal that aborts a request. @default a timer of 8 seconds */
  signal?: () => AbortSignal
  /** Clock in milliseconds. @default Date.now */
  now?: () => number
}

export interface MailService {
  name: string
  /** How long the service remembers an idempotency key, in milliseconds. */
  keyMemory: number
  /** Emails per second that the service accepts from the whole account without a 429. */
  perSecond: number
  maxRecipients: number
  /** @throws if the API key is not valid in a header. The message does not contain the API key. */
  createSender: (options: SenderOptions) => Send
}
