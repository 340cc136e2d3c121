import type { ReactElement } from 'react'
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

/** A rendered page, without the document around it. */
export interface RenderedPage {
  head: string
  body: string
  /** Source file, the key of the page in the build's manifest. */
  file: string
  /** Absent where search engines should not list the page. */
  listed?: { path: string; picture: string; card: ReactElement }
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
  render: (path: string, data?: PageData) => Promise<RenderedPage>
  /** Finds pages similar to an unknown address. */
  suggestedPages: (path: string) => NonNullable<PageData['suggestions']>
  /** Writes the inline script of every page, which loads these entries. */
  inlineScript: (entries: readonly string[]) => string
  /** Size of the cards that are drawn as pictures. */
  cardSize: { width: number; height: number }
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
    // Only the documentation has suggestions for an unknown address.
    notFound: (path) => (path.startsWith('/docs/') ? page(path, { suggestions: suggestedPages(path) }) : unknown()),
    words,
  }
}
