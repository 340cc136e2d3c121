/**
 * Reports when elements enter or leave the window.
 * @returns what ends it; undefined where the browser has no working IntersectionObserver.
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
