const list = (query: string): MediaQueryList | undefined => (typeof matchMedia === 'function' ? matchMedia(query) : undefined)

/** Returns true when the window matches a media query; false where the environment has no `matchMedia`, such as jsdom. */
export const matchesMedia = (query: string): boolean => list(query)?.matches ?? false

/** Calls back when the window begins or ceases to match a media query. Returns the function that ends it. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const media = list(query)
  media?.addEventListener('change', onChange)
  return () => media?.removeEventListener('change', onChange)
}
