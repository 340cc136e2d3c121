import { useEffect, useRef, useState } from 'react'

export type CopyState = 'idle' | 'copied' | 'failed'

/** In ms. */
export const resultDuration = 2500

const writeText = (text: string) => navigator.clipboard.writeText(text)

const write = (text: string | Promise<string>) => {
  if (typeof text === 'string') return writeText(text)
  // Safari rejects a copy after an await, but accepts a promise: https://webkit.org/blog/10855/async-clipboard-api/
  if (typeof ClipboardItem !== 'function') return text.then(writeText)
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  // If the browser refuses the copy first, nothing else waits for the text.
  blob.catch(() => {})
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

export function useCopy(): [CopyState, (read: () => string | Promise<string>) => void] {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (read: () => string | Promise<string>) => {
    let became: CopyState = 'copied'
    try {
      await write(read())
    } catch {
      became = 'failed'
    }
    setState(became)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('idle'), resultDuration)
  }
  return [state, (read) => void copy(read)]
}
