export function parseFragment(hash: string): string {
  const text = hash.slice(1)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
