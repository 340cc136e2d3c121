import { scroll } from 'motion'

/** Scales a bar to the reader's scroll progress. Returns a function that stops and resets the bar. */
export function followScroll(bar: HTMLElement): () => void {
  const stop = scroll((progress: number) => {
    bar.style.transform = `scaleX(${progress.toFixed(4)})`
  })
  return () => {
    stop()
    bar.style.transform = ''
  }
}
