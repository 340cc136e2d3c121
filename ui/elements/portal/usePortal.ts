import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import { themeVariables } from '@workspace/tokens/color/theme-variables.ts'

const { accent, font, radius, density } = themeVariables
const choices = [...Object.values(accent.light), ...Object.values(accent.dark), ...Object.values(font), radius, density]
const inherited = ['data-theme', 'dir', 'lang']

function followSurroundings(portal: HTMLElement, place: Element): () => void {
  const copy = () => {
    for (const name of inherited) {
      const around = place.closest(`[${name}]`)
      if (around && around !== document.documentElement) portal.setAttribute(name, around.getAttribute(name)!)
      else portal.removeAttribute(name)
    }
    const style = getComputedStyle(place)
    for (const name of choices) portal.style.setProperty(name, portal.hasAttribute('data-theme') ? style.getPropertyValue(name) : '')
  }
  copy()
  const observer = new MutationObserver(copy)
  for (let around: Element | null = place; around; around = around.parentElement)
    observer.observe(around, { attributeFilter: [...inherited, 'style', 'class'] })
  return () => observer.disconnect()
}

/** Elements in the browser's top layer. All other parts are behind these elements. Behind a modal dialog, they are also inert. */
const topLayer = ':is(:modal, :fullscreen, :popover-open):not(html)'

/**
 * Returns a container for a portal, and a ref for the element in it. The portal is in the top layer if `place` is in it, or else at the end
 * of the page. It has the theme, text direction and language of `place`.
 */
export function usePortal(place: RefObject<Element | null>) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  // oxlint-disable-next-line react/set-state-in-effect -- The server has no document.
  useLayoutEffect(() => setContainer(document.createElement('div')), [])
  const ref = useCallback(
    (portal: HTMLElement | null) => {
      const around = place.current ?? document.body
      if (!portal || !container) return
      ;(around.closest(topLayer) ?? around.ownerDocument.body).append(container)
      const unfollow = followSurroundings(portal, around)
      return () => {
        unfollow()
        container.remove()
      }
    },
    [container, place],
  )
  return { container, ref }
}
