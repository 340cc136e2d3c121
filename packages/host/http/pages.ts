import type { FormResult } from '@workspace/application/form-result.ts'
import type { PublicConfiguration } from '../configuration/public-configuration.ts'

export interface PageData {
  formResult?: FormResult
  /** The application is stored, but its mail has not been sent yet. */
  isDelayed?: boolean
  suggestions?: readonly { href: string; label: string }[]
}

interface SitePages {
  formPath: string
  /** Without the reference that follows it. */
  receivedPath: string
  /** The host writes the error page itself. */
  errorWords: { title: string; status: string; advice: string; home: { href: string; label: string } }
}

export interface Site extends SitePages {
  /** Prerendered paths. `/404` is the page for all other paths. */
  paths: readonly string[]
  /** `assets` come from the build of the site. @default the sources, in development */
  document: (path: string, data: PageData, assets?: unknown) => Promise<string>
  /** Returns `undefined` if the 404 page does not depend on the path. */
  suggestedPages: (path: string) => PageData['suggestions']
  webManifest: string
}

/** Pages that the server renders. All others are files of the build. */
export interface Pages extends SitePages {
  /** Answers a submission without JavaScript. */
  form: (result: FormResult) => string | Promise<string>
  /** A submission without JavaScript redirects here. */
  received: (reference: string, isDelayed?: boolean) => string | Promise<string>
  notFound: (path: string) => string | Promise<string>
}

export interface LoadedPages extends Pages {
  /** @default not checked */
  publicConfiguration?: PublicConfiguration
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
}

/** Placeholder in the receipt, which is rendered only once. */
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
