import { useCallback, useEffect, useRef, useState } from 'react'
import type { SearchFunction, SearchResult } from './results.ts'

export type SearchState = 'idle' | 'loading' | 'ready' | 'failed'

interface Answer {
  query: string
  results: readonly SearchResult[]
  failed?: boolean
}

const none: Answer = { query: '', results: [] }

/** Loads the index once, or again after a failed load. */
export function useIndex(load: () => Promise<SearchFunction>): () => Promise<SearchFunction> {
  const index = useRef<Promise<SearchFunction>>(undefined)
  return useCallback(() => {
    if (!index.current)
      index.current = load().catch((error: unknown) => {
        index.current = undefined
        throw error
      })
    return index.current
  }, [load])
}

export function useSearch(load: () => Promise<SearchFunction>, query: string): { state: SearchState; results: readonly SearchResult[] } {
  const [answer, setAnswer] = useState(none)
  const asked = query.trim()
  if (!asked && answer !== none) setAnswer(none)
  useEffect(() => {
    if (!asked) return
    let late = false
    const ask = async () => {
      try {
        const results = await (await load())(asked)
        if (!late) setAnswer({ query: asked, results })
      } catch {
        if (!late) setAnswer({ query: asked, results: [], failed: true })
      }
    }
    void ask()
    return () => {
      late = true
    }
  }, [asked, load])
  if (!asked) return { state: 'idle', results: [] }
  if (answer.query !== asked) return { state: 'loading', results: answer.results }
  return { state: answer.failed ? 'failed' : 'ready', results: answer.results }
}
