/** Faults that the layout check finds, each with its usual fix. */
export const remedies = {
  'cut text': 'let the box grow with its text, or let it scroll',
  'hidden by scrolling': 'show that the box scrolls: take ui/elements/scroller',
  'broken word': 'give the text more room, or break it between words',
  'broken number': 'keep the number and its unit in one piece: wholeFigures, white-space: nowrap',
  'broken option': 'keep the option in one piece: BreakableName, InlineCode',
  'letters in a column': 'give the column a least width, or stack the columns',
  'narrow column': 'give the column a share of the free room, or stack the columns',
  'column out of view': 'stack the table on narrow screens, or show fewer columns',
  'overlapping texts': 'let both texts take room: no fixed height, no negative margin',
  'small control': 'make the control 24 px or larger, or move its neighbor away',
  'small text': 'write a font-size of 11 px or more: take vars.size',
  'text that does not grow': 'write the font-size in rem: take vars.size',
  'long lines': 'limit the width of the text: ui/docs/Prose/measure.ts',
  'current entry out of view': 'scroll the list when its current entry changes',
  'blank box': 'leave the height to the content',
  'wider than the window': 'let the content wrap or scroll: minmax(0, 1fr), overflow-wrap',
  'cut focus ring': 'give the ring room, or draw it inside: outline-offset: -2px',
  'no focus ring': 'leave the outline of the page, or draw it on a parent: :has(:focus-visible)',
  'overlay outside the window': 'give it a greatest size by the window: 100dvh, 100vw, max-inline-size',
  'covered overlay': 'give it the layer of ui/elements/portal/modal.css.ts',
  'scrolling page behind a dialog': 'take ModalLayer, which locks the page',
  'way out of view': 'let the head of the dialog stick',
  'motion under reduced motion': 'end it in media.still, or begin it by useMotion',
  'covered focus ring': 'leave a gap to the neighbor, or draw the ring inside: outline-offset: -2px',
} as const

export type FaultKind = keyof typeof remedies

export interface Fault {
  kind: FaultKind
  /** Path to the element, from `nameOf`. */
  element: string
  detail: string
}

/** Component and part, from the class that vanilla-extract writes outside of a build: `Button_root__1x2y3z0`. */
const partOf = (element: Element) =>
  [...element.classList]
    .map((name) => /^([A-Z]\w*?)_(\w+?)__\w+$/.exec(name))
    .find(Boolean)
    ?.slice(1)
    .join('.')

const short = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}

function labelOf(element: Element): string {
  const tag = element.localName
  const role = element.getAttribute('role')
  const id = element.id && !/_r_|:|«/i.test(element.id) ? `#${element.id}` : ''
  const part = partOf(element)
  return `${part ? `${part} ` : ''}${tag}${id}${role ? `[role=${role}]` : ''}`
}

/** True for an element that helps a person to find another one. */
const isLandmark = (element: Element) =>
  (element.id !== '' && !/_r_|:|«/i.test(element.id)) ||
  partOf(element) !== undefined ||
  /^(main|nav|header|footer|aside|section|article|form|table|dialog|figure)$/.test(element.localName)

/** Path to an element by component or landmark, role and text: `Faq.root section#faq > button “How is it priced?”`. */
export function nameOf(element: Element): string {
  const around: string[] = []
  for (let up = element.parentElement; up && up !== document.body && around.length < 2; up = up.parentElement) {
    if (isLandmark(up) && up.id !== 'storybook-root') around.unshift(labelOf(up))
  }
  const name = short(element.getAttribute('aria-label') ?? '') || short(element.textContent)
  return [...around, `${labelOf(element)}${name && ` “${name}”`}`].join(' > ')
}
