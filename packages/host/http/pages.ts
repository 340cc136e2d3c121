import type { ReactElement } from 'react'
import type { FormResult } from '@workspace/application/form-result.ts'
import { receivedPath } from '@workspace/application/endpoint.ts'
import type { PublicConfiguration } from '../configuration/public-configuration.ts'
import type { FailureWords } from './answers.ts'

/** Data that a page is rendered from. */
export interface PageData {
  formResult?: FormResult
  suggestions?: readonly { href: string; label: string }[]
}

/** A rendered page, without the document around it. */
export interface RenderedPage {
  head: string
  body: string
  /** Its source file, by which the build's manifest knows it. */
  file: string
  /** Absent where search engines should not list the page. */
  listed?: { path: string; picture: string; card: ReactElement }
}

/** Words of answers that no page gives. */
export interface Words {
  failures: FailureWords
  error: { title: string; status: string; advice: string; home: { href: string; label: string } }
}

/** The site as its host sees it: every page and word comes from here. */
export interface Site {
  /** Every address that is prerendered; `/404` is the page for all others. */
  paths: readonly string[]
  render: (path: string, data?: PageData) => Promise<RenderedPage>
  /** Pages that an unknown address may have meant. */
  suggestedPages: (path: string) => NonNullable<PageData['suggestions']>
  /** The inline script of every page, which loads these entries. */
  inlineScript: (entries: readonly string[]) => string
  /** Size of the cards that are drawn as pictures. */
  cardSize: { width: number; height: number }
  words: Words
}

/** The pages that the server renders itself; all others are files of the build. */
export interface Pages {
  /** The form's page, answering a form that was sent without JavaScript. */
  form: (result: FormResult & { status: number }) => string | Promise<string>
  /** The page to which a form that was taken without JavaScript leads. */
  received: (reference: string) => string | Promise<string>
  /** The page for every unknown address. */
  notFound: (path: string) => string | Promise<string>
  words: Words
}

/** The pages with their content policy and figures. */
export interface LoadedPages extends Pages {
  /** Settings that the built pages state. @default nothing */
  publicConfiguration?: PublicConfiguration
  /** Sources of the inline scripts. */
  scriptHashes: readonly string[]
  /** Sources of the inline styles. @default none */
  styleHashes?: readonly string[]
}

/** Stands for the reference in the one page that is rendered for all. */
const anyReference = '00000000-0000-4000-8000-000000000000'

/**
 * Makes the pages of a site.
 * @param page renders a whole document.
 */
export const createPages = ({ suggestedPages, words }: Site, page: (path: string, data: PageData) => Promise<string>): Pages => {
  const once = (path: string) => {
    let rendered: Promise<string> | undefined
    return () => (rendered ??= page(path, {}))
  }
  const unknown = once('/404')
  const received = once(`${receivedPath}/${anyReference}`)
  return {
    form: (formResult) => page('/cloud-host-form', { formResult }),
    received: async (reference) => (await received()).replaceAll(anyReference, reference),
    // Only the documentation has suggestions for an unknown address.
    notFound: (path) => (path.startsWith('/docs/') ? page(path, { suggestions: suggestedPages(path) }) : unknown()),
    words,
  }
}
