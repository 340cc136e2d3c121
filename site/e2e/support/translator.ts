import type { Page } from 'playwright'

/**
 * Translates the page as Chrome does: replaces each text node, including later ones, with an element that contains the translation. The
 * translation appends a zero-width space. To React the text is different, but tests still find it.
 */
export async function translate(page: Page, when: 'before React' | 'after React') {
  await page.addInitScript((early) => {
    const translateBelow = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
      for (const text of texts) {
        const parent = text.parentElement
        if (!parent || !text.data.trim() || parent.closest('script, style, noscript, textarea, option, svg, font, [translate=no]')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = `${text.data}\u200B`
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    const begin = () => {
      translateBelow(document.body)
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) {
          for (const node of addedNodes) if (node.isConnected) translateBelow(node)
          if (target instanceof Text && target.isConnected) translateBelow(target)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    addEventListener(early ? 'DOMContentLoaded' : 'hydrated', () => (early ? begin() : setTimeout(begin)))
  }, when === 'before React')
}
