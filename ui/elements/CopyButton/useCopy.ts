import { useEffect, useState } from 'react'
import { times } from '../motion/times.ts'

export type CopyState = 'idle' | 'copied' | 'failed'

const writeText = (text: string) => navigator.clipboard.writeText(text)

const write = (text: string | Promise<string>) => {
  if (typeof text === 'string') return writeText(text)
  // Safari rejects a copy after an await, but accepts a promise: https://webkit.org/blog/10855/async-clipboard-api/
  if (typeof ClipboardItem !== 'function') return text.then(writeText)
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  // The text may fail to load after the browser has refused the copy. Nothing else would catch that failure.
  blob.catch(() => {})
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

export function useCopy(): [CopyState, (read: () => string | Promise<string>) => void] {
  // Each copy sets a new object, so that the result of the latest copy shows for its full duration.
  const [result, setResult] = useState<{ state: CopyState }>({ state: 'idle' })
  useEffect(() => {
    if (result.state === 'idle') return undefined
    const timer = setTimeout(() => setResult({ state: 'idle' }), times.copied)
    return () => clearTimeout(timer)
  }, [result])
  const copy = async (read: () => string | Promise<string>) => {
    try {
      await write(read())
      setResult({ state: 'copied' })
    } catch {
      setResult({ state: 'failed' })
    }
  }
  return [result.state, (read) => void copy(read)]
}
