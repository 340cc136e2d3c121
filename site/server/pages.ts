import type { Reply } from '../application/reply.tsx'

/** The pages that the server renders itself; all others are files of the build. */
export interface Pages {
  /** The form's page, answering a form that was sent without JavaScript. */
  form: (reply: Reply & { status: number }) => string | Promise<string>
  /** The page for every unknown address. */
  notFound: () => string | Promise<string>
}
