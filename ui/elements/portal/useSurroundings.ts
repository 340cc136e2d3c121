import { useCallback, type RefObject } from 'react'
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

/** Copies the theme, text direction and language of `place` to a portal. */
export const useSurroundings = (place: RefObject<Element | null>) =>
  useCallback((portal: HTMLElement | null) => (portal && place.current ? followSurroundings(portal, place.current) : undefined), [place])
