import { useEffect, useRef, useState } from 'react'
import type { SearchFunction, SearchResult } from './results.ts'

/** State of the search for the current query. */
export type SearchState = 'idle' | 'loading' | 'ready' | 'failed'

const pause = 120

interface Answer {
  query: string
  results: readonly SearchResult[]
  failed?: boolean
}

const none: Answer = { query: '', results: [] }

/** Searches for a query; the index is loaded with the first one, and results of an older query are dropped. */
export function useSearch(load: () => Promise<SearchFunction>, query: string): { state: SearchState; results: readonly SearchResult[] } {
  const search = useRef<Promise<SearchFunction>>(undefined)
  const [answer, setAnswer] = useState(none)
  const asked = query.trim()
  // Clears results: the next search starts empty.
  if (!asked && answer !== none) setAnswer(none)
  useEffect(() => {
    if (!asked) return
    let late = false
    const ask = async () => {
      try {
        const index = search.current ?? load()
        search.current = index
        const results = await (await index)(asked)
        if (!late) setAnswer({ query: asked, results })
      } catch {
        search.current = undefined
        if (!late) setAnswer({ query: asked, results: [], failed: true })
      }
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [asked, load])
  if (!asked) return { state: 'idle', results: [] }
  // Keeps the last results until new ones arrive.
  if (answer.query !== asked) return { state: 'loading', results: answer.results }
  return { state: answer.failed ? 'failed' : 'ready', results: answer.results }
}
