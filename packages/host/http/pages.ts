import type { FormResult } from '@workspace/application/form-result.ts'
import type { PublicConfiguration } from '../configuration/public-configuration.ts'

export interface PageData {
  formResult?: FormResult
  /** True if the application is stored but its mail has not been sent yet. */
  isDelayed?: boolean
  suggestions?: readonly { href: string; label: string }[]
}

/** Description of a site's pages for its host. */
interface SitePages {
  formPath: string
  /** Path of the receipt, without the reference that follows it. */
  receivedPath: string
  /** Texts of the page for an unexpected error. The host writes this page itself. */
  errorWords: { title: string; status: string; advice: string; home: { href: string; label: string } }
}

export interface Site extends SitePages {
  /** Every prerendered path. `/404` is the page for all other paths. */
  paths: readonly string[]
  /** Renders a page as HTML. `assets` come from the build of the site. @default the sources, in development */
  document: (path: string, data: PageData, assets?: unknown) => Promise<string>
  /** Finds pages with a path similar to an unknown one. Returns `undefined` if the 404 page does not depend on the path. */
  suggestedPages: (path: string) => PageData['suggestions']
  webManifest: string
}

/** Pages that the server renders. All other pages are files of the build. */
export interface Pages extends SitePages {
  /** Renders the form with the answers and errors of a submission without JavaScript. */
  form: (result: FormResult) => string | Promise<string>
  /** Renders the receipt. A submission without JavaScript redirects to it. */
  received: (reference: string, isDelayed?: boolean) => string | Promise<string>
  notFound: (path: string) => string | Promise<string>
}

/** Pages with the hashes of their inline scripts and styles. */
export interface LoadedPages extends Pages {
  /** Settings that the built pages print. @default not checked */
  publicConfiguration?: PublicConfiguration
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
}

/** Placeholder for the reference in the receipt, because the receipt is rendered only once. */
const anyReference = '00000000-0000-4000-8000-000000000000'

export const createPages = (
  { formPath, receivedPath, errorWords, suggestedPages }: Site,
  page: (path: string, data: PageData) => Promise<string>,
): Pages => {
  const renderOnce = (path: string, data: PageData = {}) => {
    let rendered: Promise<string> | undefined
    return () => (rendered ??= page(path, data))
  }
  const unknown = renderOnce('/404')
  const received = renderOnce(`${receivedPath}/${anyReference}`)
  const delayed = renderOnce(`${receivedPath}/${anyReference}`, { isDelayed: true })
  return {
    formPath,
    receivedPath,
    errorWords,
    form: (formResult) => page(formPath, { formResult }),
    received: async (reference, isDelayed) => (await (isDelayed ? delayed : received)()).replaceAll(anyReference, reference),
    notFound: (path) => {
      const suggestions = suggestedPages(path)
      return suggestions ? page(path, { suggestions }) : unknown()
    },
  }
}
