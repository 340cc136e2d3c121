import { scroll } from 'motion'

/** Draws a bar as long as the reader has scrolled. Returns a function that removes it. */
export function followScroll(bar: HTMLElement): () => void {
  const stop = scroll((progress: number) => {
    bar.style.transform = `scaleX(${progress.toFixed(4)})`
  })
  return () => {
    stop()
    bar.style.transform = ''
  }
}
