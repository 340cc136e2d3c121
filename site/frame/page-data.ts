import { createContext, use } from 'react'
import type { PageData } from '@workspace/host/http/pages.ts'
import { formPath } from '../paths.ts'

export const PageDataContext = createContext<PageData>({})

/** Returns the server's data for this page. It is empty on a static page. */
export const usePageData = () => use(PageDataContext)

/** Reads the data from the HTML. After a form POST, replaces the endpoint's URL with the URL of the form, so that the page can be reloaded. */
export function takePageData(): PageData {
  const block = document.getElementById('page-data')
  if (!block) return {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
  const data = JSON.parse(block.textContent) as PageData
  if (data.formResult) history.replaceState(history.state, '', formPath)
  return data
}
