import { themeVariables } from '@workspace/tokens/color/theme-choice.ts'

const { accent, font, radius, density } = themeVariables
const choices = [...Object.values(accent.light), ...Object.values(accent.dark), ...Object.values(font), radius, density]

/**
 * Gives what is rendered at the end of the page the theme, direction and language of the place that opened it. The page's own need no
 * copy: they reach the end of the page, also when they change.
 */
export function takeSurroundings(portal: HTMLElement | null, place: Element | null): void {
  if (!portal || !place) return
  for (const name of ['data-theme', 'dir', 'lang']) {
    const around = place.closest(`[${name}]`)
    if (around && around !== document.documentElement) portal.setAttribute(name, around.getAttribute(name)!)
  }
  if (!portal.hasAttribute('data-theme')) return
  const style = getComputedStyle(place)
  for (const name of choices) portal.style.setProperty(name, style.getPropertyValue(name))
}
