/** How the server answered a form that was sent without JavaScript; the page shows it, and React finds it again. */
export interface Reply {
  /** What the applicant typed, to be kept. */
  values: Record<string, string>
  /** What to correct, by field. */
  errors: Record<string, string>
  /** Why the application could not be taken, when no field is to blame. */
  formError?: string
  /** The reference number of an accepted application. */
  reference?: string
}

/** The id of the JSON block that carries the answer into the page. */
export const replyId = 'reply'

/** Reads the answer from the page, and gives the page the address of the form again: the endpoint's own address is no page. */
export function takeReply(): Reply | undefined {
  const block = document.getElementById(replyId)
  if (!block) return undefined
  history.replaceState(history.state, '', '/cloud-host-form')
  return JSON.parse(block.textContent) as Reply
}
