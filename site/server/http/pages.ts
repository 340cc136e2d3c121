import type { FormResult } from '../../application/form/form-result.ts'
import type { PublicConfiguration } from '../../configuration/public-configuration.ts'
import type { RenderMailbox } from '../mailbox/mailbox.ts'

/** The pages that the server renders itself; all others are files of the build. */
export interface Pages {
  /** The form's page, answering a form that was sent without JavaScript. */
  form: (result: FormResult & { status: number }) => string | Promise<string>
  /** The page to which a form that was taken without JavaScript leads. */
  received: (reference: string) => string | Promise<string>
  /** The page for every unknown address. */
  notFound: (path: string) => string | Promise<string>
}

/** The pages, and what belongs to them. */
export interface LoadedPages extends Pages {
  /** What they state of the configuration. @default nothing */
  publicConfiguration?: PublicConfiguration
  /** Sources of the inline scripts. */
  scriptHashes: readonly string[]
  /** Sources of the inline styles. @default none */
  styleHashes?: readonly string[]
  /** The page of the local mailbox. */
  mailbox: RenderMailbox
}
