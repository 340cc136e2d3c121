import { useEffect, useRef, useState } from 'react'

/** State of the last copy. */
export type CopyState = 'idle' | 'copied' | 'failed'

/** Duration of the result, in ms. */
export const answerShown = 2500

// Safari forgets the click across an await, but takes a promise: https://webkit.org/blog/10855/async-clipboard-api/
const write = (text: string | Promise<string>) =>
  typeof text === 'string'
    ? navigator.clipboard.writeText(text)
    : navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })) })])

/** Returns the state of the last copy, for a moment, and the function that copies. */
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
