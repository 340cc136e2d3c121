import type { FormResult } from '@workspace/application/form-result.ts'
import { formPath, receivedPath } from '@workspace/application/endpoint.ts'
import type { PublicConfiguration } from '../configuration/public-configuration.ts'
import type { FailureWords } from './answers.ts'

/** Data that a page is rendered from. */
export interface PageData {
  formResult?: FormResult
  /** The mail of the received application is delayed. */
  isDelayed?: boolean
  suggestions?: readonly { href: string; label: string }[]
}

/** Words of answers without a page. */
export interface Words {
  failures: FailureWords
  error: { title: string; status: string; advice: string; home: { href: string; label: string } }
}

/** Pages and words that a site gives to its host. */
export interface Site {
  /** Every address that is prerendered; `/404` is the page for all others. */
  paths: readonly string[]
  /**
   * Renders the whole document of a page.
   * @param assets what the build of the site has written for it. @default the sources, in development
   */
  document: (path: string, data: PageData, assets?: unknown) => Promise<string>
  /** Finds pages similar to an unknown address; undefined where an address does not matter. */
  suggestedPages: (path: string) => PageData['suggestions']
  /** Web app manifest, in development. */
  webManifest: string
  words: Words
}

/** Pages that the server renders; every other is a file of the build. */
export interface Pages {
  /** Page of the form, as the answer to a form that was sent without JavaScript. */
  form: (result: FormResult & { status: number }) => string | Promise<string>
  /** Page of the receipt, to which an accepted form without JavaScript leads. */
  received: (reference: string, isDelayed?: boolean) => string | Promise<string>
  /** The page for every unknown address. */
  notFound: (path: string) => string | Promise<string>
  words: Words
}

/** The pages with their content policy and figures. */
export interface LoadedPages extends Pages {
  /** Settings that the built pages print. @default no check of them */
  publicConfiguration?: PublicConfiguration
  /** Sources of the inline scripts. */
  scriptHashes: readonly string[]
  /** Sources of the inline styles. @default none */
  styleHashes?: readonly string[]
}

/** Placeholder of the reference in the receipt, which is rendered once for all. */
const anyReference = '00000000-0000-4000-8000-000000000000'

/**
 * Makes the pages of a site.
 * @param page renders a whole document.
 */
export const createPages = ({ suggestedPages, words }: Site, page: (path: string, data: PageData) => Promise<string>): Pages => {
  const once = (path: string, data: PageData = {}) => {
    let rendered: Promise<string> | undefined
    return () => (rendered ??= page(path, data))
  }
  const unknown = once('/404')
  const received = once(`${receivedPath}/${anyReference}`)
  const delayed = once(`${receivedPath}/${anyReference}`, { isDelayed: true })
  return {
    form: (formResult) => page(formPath, { formResult }),
    received: async (reference, isDelayed) => (await (isDelayed ? delayed : received)()).replaceAll(anyReference, reference),
    notFound: (path) => {
      const suggestions = suggestedPages(path)
      return suggestions ? page(path, { suggestions }) : unknown()
    },
    words,
  }
}
