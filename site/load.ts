import { createElement, type ReactElement } from 'react'
import type { DocsText } from './docs/place.ts'
import { loadTools } from './docs/tools.ts'
import { isDocs, notFound, routes } from './routes.ts'

/** A page that is ready to be shown. */
export interface LoadedPage {
  path: string
  /** Pages of one type share their frame: React changes only what differs. */
  element: ReactElement
}

const ready = new Map<string, LoadedPage>()
const underWay = new Map<string, Promise<LoadedPage | undefined>>()

async function loadDocs(path: string, coming: Promise<Response>): Promise<LoadedPage | undefined> {
  // The frame of the documentation comes at the same time as the page.
  const [response, { DocsPage }] = await Promise.all([coming, import('./docs/DocsPage.tsx')])
  if (!response.ok) return undefined
  const text = (await response.json()) as DocsText
  const tools = await loadTools(text.tools)
  return { path, element: createElement(DocsPage, { ...text, tools }) }
}

async function loadPage(path: string): Promise<LoadedPage | undefined> {
  if (isDocs(path)) return loadDocs(path, fetch(`${path}.json`))
  const { Component } = (await routes[path]?.load()) ?? {}
  return Component && { path, element: createElement(Component) }
}

/** The page of an address, when it is there already. */
export const loaded = (path: string) => ready.get(path)

/**
 * Loads the page of an address once; `undefined` where this build has none, so that the server has to answer.
 * @throws when a file cannot be fetched; the next call tries again.
 */
export function load(path: string): Promise<LoadedPage | undefined> {
  const known = underWay.get(path)
  if (known) return known
  const coming = loadPage(path)
  underWay.set(path, coming)
  coming.then(
    (page) => page && ready.set(path, page),
    () => underWay.delete(path),
  )
  return coming
}

/** Puts the error screen in the place of a page that cannot be loaded, until a later attempt brings it. */
export const fail = (path: string, error: unknown) => {
  const Failed = () => {
    throw error
  }
  ready.set(path, { path, element: createElement(Failed) })
}

/** Loads the page that the server wrote, which is that of no other address where this build has none. */
export async function loadFirst(path: string): Promise<LoadedPage> {
  // The first script asked for the text already; it knows from the page whether there is one.
  const text = globalThis.pageText
  const page = await (isDocs(path) ? text && loadDocs(path, text) : load(path))
  if (!page) return { path, element: createElement((await notFound.load()).Component) }
  ready.set(path, page)
  return page
}
