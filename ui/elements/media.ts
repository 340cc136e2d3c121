const getList = (query: string): MediaQueryList | undefined => (typeof matchMedia === 'function' ? matchMedia(query) : undefined)

export const matchesMedia = (query: string): boolean => getList(query)?.matches ?? false

export function watchMedia(query: string, onChange: () => void): () => void {
  const media = getList(query)
  media?.addEventListener('change', onChange)
  return () => media?.removeEventListener('change', onChange)
}
