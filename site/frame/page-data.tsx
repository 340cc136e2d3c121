import { createContext, use, type ReactNode } from 'react'
import type { FormResult } from '@workspace/application/form-result.ts'

/** The data that the server rendered the page from; it is in the HTML, so that hydration renders the same. */
export interface PageData {
  /** How the form that was sent without JavaScript was answered. */
  formResult?: FormResult
  /** The mail of the received application is delayed. */
  isDelayed?: boolean
  /** Pages that an unknown address may have meant. */
  suggestions?: readonly { href: string; label: string }[]
}

const Context = createContext<PageData>({})

export function PageDataProvider({ value, children }: { value: PageData; children: ReactNode }) {
  return <Context value={value}>{children}</Context>
}

/** The server's data for this page; empty on a static one. */
export const usePageData = () => use(Context)

/** Reads the data from the HTML. After a form POST it replaces the endpoint's URL by the form's, which can be reloaded. */
export function takePageData(): PageData {
  const block = document.getElementById('page-data')
  if (!block) return {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
  const data = JSON.parse(block.textContent) as PageData
  if (data.formResult) history.replaceState(history.state, '', '/cloud-host-form')
  return data
}
