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

export function watchLastVisible(elements: readonly HTMLElement[], rootMargin: string, onChange: (last: HTMLElement | undefined) => void) {
  const visible = new Set<Element>()
  const update: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
    }
    onChange(elements.findLast((element) => visible.has(element)))
  }
  return watchVisibility(elements, update, { rootMargin })
}
