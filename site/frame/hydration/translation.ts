/** Whether the browser translated the page. */
export interface Translation {
  readonly isSeen: boolean
}

/**
 * Detects that the browser translates the page. It then replaces text by `font` elements, which the site never writes, so React would find
 * other children than the server rendered.
 * @param onSeen called once, at the first such element.
 */
export function watchTranslation(root: Element, onSeen: () => void): Translation {
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
  return {
    get isSeen() {
      look()
      return isSeen
    },
  }
}
