import { useCallback, type RefObject } from 'react'
import { themeVariables } from '@workspace/tokens/color/theme-variables.ts'

const { accent, font, radius, density } = themeVariables
const choices = [...Object.values(accent.light), ...Object.values(accent.dark), ...Object.values(font), radius, density]
const inherited = ['data-theme', 'dir', 'lang']

/**
 * Gives a portal the theme, direction and language of the place that opened it, also when they change. Those of the page need no copy:
 * they reach the end of the page.
 */
function followSurroundings(portal: HTMLElement, place: Element): () => void {
  const take = () => {
    for (const name of inherited) {
      const around = place.closest(`[${name}]`)
      if (around && around !== document.documentElement) portal.setAttribute(name, around.getAttribute(name)!)
      else portal.removeAttribute(name)
    }
    const style = getComputedStyle(place)
    for (const name of choices) portal.style.setProperty(name, portal.hasAttribute('data-theme') ? style.getPropertyValue(name) : '')
  }
  take()
  const observer = new MutationObserver(take)
  for (let around: Element | null = place; around; around = around.parentElement)
    observer.observe(around, { attributeFilter: [...inherited, 'style', 'class'] })
  return () => observer.disconnect()
}

/** Returns the `ref` of a portal that follows the surroundings of its place. */
export const useSurroundings = (place: RefObject<Element | null>) =>
  useCallback((portal: HTMLElement | null) => (portal && place.current ? followSurroundings(portal, place.current) : undefined), [place])
