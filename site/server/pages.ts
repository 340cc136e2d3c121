import type { Reply } from '../application/reply.ts'
import type { Stated } from '../build/stated.ts'
import type { RenderMailbox } from './mailbox/view.ts'

/** The pages that the server renders itself; all others are files of the build. */
export interface Pages {
  /** The form's page, answering a form that was sent without JavaScript. */
  form: (reply: Reply & { status: number }) => string | Promise<string>
  /** The page to which a form that was taken without JavaScript leads. */
  received: (reference: string) => string | Promise<string>
  /** The page for every unknown address. */
  notFound: (path: string) => string | Promise<string>
}

/** The pages, and what belongs to them. */
export interface LoadedPages extends Pages {
  /** What they state of the configuration. @default nothing */
  stated?: Stated
  /** What the content policy lets run inline. */
  scriptHashes: readonly string[]
  /** Which styles may stand in a page itself. @default none */
  styleHashes?: readonly string[]
  /** The page of the local mailbox. @default a plain one */
  mailbox?: RenderMailbox
}
