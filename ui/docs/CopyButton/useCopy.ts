import { useEffect, useRef, useState } from 'react'

/** What became of the last attempt to copy. */
export type CopyState = 'idle' | 'copied' | 'failed'

/** How long the answer is shown, in ms. */
export const answerShown = 2500

// Safari forgets the click across an await, but takes a promise: https://webkit.org/blog/10855/async-clipboard-api/
const write = (text: string | Promise<string>) =>
  typeof text === 'string'
    ? navigator.clipboard.writeText(text)
    : navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })) })])

/** Puts text on the clipboard and knows for a moment how it went. */
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
    timer.current = setTimeout(() => setState('idle'), answerShown)
  }
  return [state, (text) => void copy(text)]
}
