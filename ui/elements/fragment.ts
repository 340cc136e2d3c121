/** The id that the fragment of an address names. A fragment with a lone `%` cannot be decoded, and is taken as it stands. */
export const fragmentId = (hash: string): string => {
  const text = hash.slice(1)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
