import * as z from 'zod/mini'
import type { FormResult } from '@workspace/application/form-result.ts'
import { toShortReference } from '@workspace/application/short-reference.ts'
import type { PublicConfiguration } from '../configuration/public-configuration.ts'

/** Data from which the server renders a page. The HTML contains this data, so that hydration renders the same page. */
export interface PageData {
  /** Answer of the server to a form that a browser submitted without JavaScript. */
  formResult?: FormResult
  /** The application is stored, but its email has not been sent yet. */
  isDelayed?: boolean
  suggestions?: readonly { href: string; label: string }[]
}

interface SitePages {
  formPath: string
  /** Path of the receipt, without the reference at its end. */
  receivedPath: string
  /** Words of the page for a failed request, which the host writes without the site's renderer. */
  errorWords: { title: string; status: string; advice: string; home: { href: string; label: string } }
}

export interface Site extends SitePages {
  /** Prerendered paths. `/404` is the page for all other paths. */
  paths: readonly string[]
  /** Returns the HTML of a page. `assets` come from the build of the site. Without them, as in development, the page loads the sources. */
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
  /** Settings that the built pages print. When the server starts, it compares them with its own. @default none */
  publicConfiguration?: PublicConfiguration
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  /** @default none */
  workers?: readonly string[]
}

/** A page that was rendered for this request, so that a host can compress it without reading the response. */
export interface RenderedVariables {
  Variables: { rendered?: string }
}

/** Placeholder for the reference in the rendered receipt. `received` replaces it. */
const anyReference = '00000000-0000-4000-8000-000000000000'

/** Placeholder for a suggestion. React escapes the `&` in the page but not in the JSON data, so that both places can be told apart. */
const anySuggestion = (at: number) => ({ href: `/suggestion-${at}&`, label: `Suggestion ${at}&` })
const places = /(\/suggestion-|Suggestion )(\d+)&(amp;)?/g

const inHtml = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
const inJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')

const fillSuggestions = (page: string, suggestions: NonNullable<PageData['suggestions']>): string =>
  page.replaceAll(places, (place, start: string, at: string, escaped: string | undefined) => {
    const suggestion = suggestions[Number(at)]
    const text = start.startsWith('/') ? suggestion?.href : suggestion?.label
    return text === undefined ? place : escaped ? inHtml(text) : inJson(text)
  })

export const createPages = (
  { formPath, receivedPath, errorWords, suggestedPages }: Site,
  page: (path: string, data: PageData) => Promise<string>,
): Pages => {
  const rendered = new Map<string, Promise<string>>()
  /** Renders a page once for each `path` and `data`, and keeps it in memory. Call it with few different values. */
  const renderOnce = (path: string, data: PageData = {}): Promise<string> => {
    const key = JSON.stringify([path, data])
    const found = rendered.get(key) ?? page(path, data)
    rendered.set(key, found)
    // A failure, such as a missing file, may be over at the next request.
    found.catch(() => rendered.delete(key))
    return found
  }
  return {
    formPath,
    receivedPath,
    errorWords,
    // A result without answers and field errors contains only the reason for a refusal. There are few reasons, so few pages are kept.
    form: (formResult) =>
      Object.keys(formResult.values).length === 0 && Object.keys(formResult.errors).length === 0
        ? renderOnce(formPath, { formResult })
        : page(formPath, { formResult }),
    received: async (reference, isDelayed) =>
      (await renderOnce(`${receivedPath}/${anyReference}`, isDelayed ? { isDelayed } : {}))
        .replaceAll(anyReference, reference)
        .replaceAll(toShortReference(anyReference), toShortReference(reference)),
    notFound: async (path) => {
      const suggestions = suggestedPages(path)
      if (!suggestions) return renderOnce('/404')
      return fillSuggestions(await renderOnce('/404', { suggestions: suggestions.map((_, at) => anySuggestion(at)) }), suggestions)
    },
  }
}

const texts = z.array(z.string())

/** Content of `dist/server/manifest.json`. */
export const builtManifest = z.object({
  /** The site defines the shape of the assets. */
  assets: z.unknown(),
  hashes: z.object({ scriptHashes: texts, styleHashes: texts }),
  publicConfiguration: z.object({ siteOrigin: z.string(), readers: z.number(), retentionDays: z.number() }),
})

export type BuiltManifest = z.output<typeof builtManifest>

export const createBuiltPages = (site: Site, { assets, hashes, publicConfiguration }: BuiltManifest): LoadedPages => ({
  ...createPages(site, (path, data) => site.document(path, data, assets)),
  publicConfiguration,
  ...hashes,
})
