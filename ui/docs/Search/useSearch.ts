import { useEffect, useRef, useState } from 'react'
import { groupByPage, type ResultGroup, type SearchFunction } from './results.ts'

/** State of the search for the current query. */
export type SearchState = 'idle' | 'loading' | 'ready' | 'failed'

const pause = 120

interface Answer {
  query: string
  groups: readonly ResultGroup[]
  failed?: boolean
}

const none: Answer = { query: '', groups: [] }

/** Searches for a query; the index is loaded with the first one, and results of an older query are dropped. */
export function useSearch(load: () => Promise<SearchFunction>, query: string): { state: SearchState; groups: readonly ResultGroup[] } {
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
        const groups = groupByPage(await (await index)(asked))
        if (!late) setAnswer({ query: asked, groups })
      } catch {
        search.current = undefined
        if (!late) setAnswer({ query: asked, groups: [], failed: true })
      }
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [asked, load])
  if (!asked) return { state: 'idle', groups: [] }
  // Keeps the last results until new ones arrive.
  if (answer.query !== asked) return { state: 'loading', groups: answer.groups }
  return { state: answer.failed ? 'failed' : 'ready', groups: answer.groups }
}
