import { useEffect, useRef, useState } from 'react'

export type CopyState = 'idle' | 'copied' | 'failed'

/** In ms. */
export const resultDuration = 2500

const writeText = (text: string) => navigator.clipboard.writeText(text)

const write = (text: string | Promise<string>) => {
  if (typeof text === 'string') return writeText(text)
  // Safari rejects a copy after an await, but accepts a promise: https://webkit.org/blog/10855/async-clipboard-api/
  return typeof ClipboardItem === 'function'
    ? navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })) })])
    : text.then(writeText)
}

export function useCopy(): [CopyState, (text: string | Promise<string>) => void] {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string | Promise<string>) => {
    let became: CopyState = 'copied'
    try {
      await write(text)
    } catch {
      became = 'failed'
    }
    setState(became)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('idle'), resultDuration)
  }
  return [state, (text) => void copy(text)]
}
