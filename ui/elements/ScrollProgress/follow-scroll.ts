import { scroll } from 'motion'

/** Draws a bar as far as the reader has scrolled; returns the function that takes it away again. */
export function follow(bar: HTMLElement): () => void {
  const stop = scroll((progress: number) => {
    bar.style.transform = `scaleX(${progress.toFixed(4)})`
  })
  return () => {
    stop()
    bar.style.transform = ''
  }
}
