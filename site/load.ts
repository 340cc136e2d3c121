import { createElement, type ReactElement } from 'react'
import { textFile, type DocsText } from './docs/place.ts'
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

/** Answers that came before anybody asked. They are read when their page is wanted: reading a text takes its time from the page that stands. */
const near = new Map<string, Promise<Response>>()

/** Brings files near, each once; nothing of them runs, and one that fails is asked for again when it is wanted. */
export function warm(files: readonly string[]) {
  for (const file of files) {
    if (near.has(file)) continue
    const coming = fetch(file, { priority: 'low' })
    near.set(file, coming)
    coming.catch(() => near.delete(file))
  }
}

const texts = new Map<string, Promise<DocsText | undefined>>()

/** The text of a page of the documentation, fetched once; `undefined` where this build has none. */
function textAt(path: string): Promise<DocsText | undefined> {
  const known = texts.get(path)
  if (known) return known
  const file = textFile(path)
  const coming = near.get(file) ?? fetch(file)
  near.set(file, coming)
  const text = coming.then((response) => (response.ok ? (response.json() as Promise<DocsText>) : undefined))
  texts.set(path, text)
  text.catch(() => {
    texts.delete(path)
    near.delete(file)
  })
  return text
}

async function loadDocs(path: string, known?: DocsText): Promise<LoadedPage | undefined> {
  // The frame of the documentation comes at the same time as the page.
  const [text, { DocsPage }] = await Promise.all([known ?? textAt(path), import('./docs/DocsPage.tsx')])
  if (!text) return undefined
  const tools = await loadTools(text.tools)
  return { path, element: createElement(DocsPage, { ...text, tools }) }
}

async function loadPage(path: string): Promise<LoadedPage | undefined> {
  if (isDocs(path)) return loadDocs(path)
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

/** Loads the page that the server wrote, which is that of no other address where this build has none; it brought its own text. */
export async function loadFirst(path: string, text?: DocsText): Promise<LoadedPage> {
  const page = await (isDocs(path) ? text && loadDocs(path, text) : load(path))
  if (!page) return { path, element: createElement((await notFound.load()).Component) }
  ready.set(path, page)
  return page
}
