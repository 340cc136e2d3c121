const getList = (query: string): MediaQueryList | undefined => (typeof matchMedia === 'function' ? matchMedia(query) : undefined)

/** Returns true when a media query matches, and false in an environment without `matchMedia`, such as jsdom. */
export const matchesMedia = (query: string): boolean => getList(query)?.matches ?? false

/** Calls back when a media query starts or stops matching. Returns a function that stops this. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const media = getList(query)
  media?.addEventListener('change', onChange)
  return () => media?.removeEventListener('change', onChange)
}
