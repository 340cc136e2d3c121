/**
 * Calls back when elements enter or leave the window.
 * @returns a function that stops this, or `undefined` without a working `IntersectionObserver`.
 */
export function watchVisibility(
  elements: readonly Element[],
  onChange: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): (() => void) | undefined {
  try {
    const observer = new IntersectionObserver(onChange, options)
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  } catch {
    return undefined
  }
}
