/**
 * Calls back once when the browser translates the page. It then replaces text by `font` elements, which the site never writes, so React
 * would find other children than the server rendered.
 * @returns looks at once; the observer hears of a change only after the code that runs.
 */
export function watchTranslation(root: Element, onSeen: () => void): () => void {
  const fonts = root.getElementsByTagName('font')
  let isSeen = false
  const look = () => {
    if (isSeen || !fonts.length) return
    isSeen = true
    observer.disconnect()
    onSeen()
  }
  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true })
  look()
  return look
}
