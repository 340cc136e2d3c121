import { createContext, use, type ReactNode } from 'react'
import type { Reply } from './application/reply.ts'

/** What the page was made from, beside the code: React finds it again. */
export interface PageData {
  /** How the form that was sent without JavaScript was answered. */
  reply?: Reply
  /** Pages that an unknown address may have meant. */
  suggestions?: readonly { href: string; label: string }[]
}

const Context = createContext<PageData>({})

/** Gives the page the server's data. */
export function PageDataProvider({ value, children }: { value: PageData; children: ReactNode }) {
  return <Context value={value}>{children}</Context>
}

/** The server's data for this page; empty on a static one. */
export const usePageData = () => use(Context)

/** Reads the data from the page, and gives an answered form its own address again: the endpoint's is no page. */
export function takePageData(): PageData {
  const block = document.getElementById('page-data')
  if (!block) return {}
  const data = JSON.parse(block.textContent) as PageData
  if (data.reply) history.replaceState(history.state, '', '/cloud-host-form')
  return data
}
