import { scroll } from 'motion'

export function followScroll(bar: HTMLElement): () => void {
  const stop = scroll((progress: number) => {
    bar.style.transform = `scaleX(${progress.toFixed(4)})`
  })
  return () => {
    stop()
    bar.style.transform = ''
  }
}
