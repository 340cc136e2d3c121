/** Calls back when an element changes its size. Returns the function that ends it; without `ResizeObserver`, as in jsdom, nothing is watched. */
export function watchSize(elements: readonly Element[], onChange: () => void): () => void {
  if (typeof ResizeObserver !== 'function') return () => {}
  const observer = new ResizeObserver(onChange)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
