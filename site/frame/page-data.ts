import { createContext, use } from 'react'
import type { FormResult } from '@workspace/application/form-result.ts'

/** Data from which the server rendered the page. It is in the HTML, so that hydration renders the same page. */
export interface PageData {
  /** Result of a form that was sent without JavaScript. */
  formResult?: FormResult
  /** True if the email with the received application is delayed. */
  isDelayed?: boolean
  suggestions?: readonly { href: string; label: string }[]
}

export const PageDataContext = createContext<PageData>({})

/** Returns the server's data for this page. It is empty on a static page. */
export const usePageData = () => use(PageDataContext)

/** Reads the data from the HTML. After a form POST, replaces the endpoint's URL with the URL of the form, so that the page can be reloaded. */
export function takePageData(): PageData {
  const block = document.getElementById('page-data')
  if (!block) return {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
  const data = JSON.parse(block.textContent) as PageData
  if (data.formResult) history.replaceState(history.state, '', '/cloud-host-form')
  return data
}
