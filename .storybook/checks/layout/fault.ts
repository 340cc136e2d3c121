/** Usual fix of each kind of fault. */
export const remedies = {
  'cut text': 'let the box grow with its text, or let it scroll',
  'hidden by scrolling': 'show that the box scrolls: use ui/elements/scroller',
  'broken word': 'give the text more room, or break it between words',
  'broken number': 'keep the number and its unit in one piece: joinUnits, white-space: nowrap',
  'broken option': 'keep the option in one piece: BreakableName, InlineCode',
  'letters in a column': 'give the column a minimum width, or stack the columns',
  'narrow column': 'give the column part of the free space, or stack the columns',
  'column out of view': 'stack the table on narrow screens, or show fewer columns',
  'overlapping texts': 'give both texts room: no fixed height, no negative margin',
  'small control': 'make the control 24 px or larger, or move its neighbor away',
  'small text': 'use a font-size of at least 11 px from vars.size',
  'text that does not grow': 'set the font-size in rem: use vars.size',
  'long lines': 'limit the width of the text: ui/elements/mixins.ts',
  'narrow spaces': 'set word-spacing, and let buttons and fields inherit text-rendering',
  'current entry out of view': 'scroll the list when its current entry changes',
  'blank box': 'let the content determine the height',
  'wider than the window': 'let the content wrap or scroll: minmax(0, 1fr), overflow-wrap',
  'cut focus ring': 'give the ring room, or draw it inside: outline-offset: -2px',
  'no focus ring': 'keep the default outline, or draw it on a parent: :has(:focus-visible)',
  'overlay outside the window': 'limit its size to that of the window: 100dvh, 100vw, max-inline-size',
  'covered overlay': 'give it the z-index `layer` of ui/elements/portal/modal.css.ts',
  'scrolling page behind a dialog': 'use ModalLayer, which locks the page',
  'way out of view': 'make the header of the dialog sticky',
  'motion under reduced motion': 'turn it off in media.still, or start it with useMotion',
  'covered focus ring': 'leave a gap to the neighbor, or draw the ring inside: outline-offset: -2px',
} as const

export type FaultKind = keyof typeof remedies

export interface Fault {
  kind: FaultKind
  element: string
  detail: string
}

/** Returns `Button.root` for a class such as `Button_root__1x2y3z0`, which vanilla-extract writes in development. */
const findPart = (element: Element) =>
  /(?:^| )([A-Z]\w*?)_(\w+?)__\w/
    .exec(element.getAttribute('class') ?? '')
    ?.slice(1)
    .join('.')

/** Returns an empty string for an id that React generated. */
const getId = ({ id }: Element) => (id && !/_r_|:|«/i.test(id) ? `#${id}` : '')

export function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line && `“${line.length > 40 ? `${line.slice(0, 39)}…` : line}”`
}

function labelElement(element: Element): string {
  const part = findPart(element)
  const role = element.getAttribute('role')
  return `${part ? `${part} ` : ''}${element.localName}${getId(element)}${role ? `[role=${role}]` : ''}`
}

const isLandmark = (element: Element) =>
  element.id !== 'storybook-root' &&
  (getId(element) !== '' ||
    findPart(element) !== undefined ||
    element.matches('main, nav, header, footer, aside, section, article, form, table, dialog, figure'))

/** Returns for example `Faq.root section#faq > button “How is it priced?”`. */
export function describeElement(element: Element): string {
  const around: string[] = []
  for (let up = element.parentElement; up && up !== document.body && around.length < 2; up = up.parentElement)
    if (isLandmark(up)) around.unshift(labelElement(up))
  const name = quote(element.getAttribute('aria-label') ?? '') || quote(element.textContent)
  return [...around, `${labelElement(element)}${name && ` ${name}`}`].join(' > ')
}

export const toFault = (kind: FaultKind, element: Element, detail: string): Fault => ({ kind, element: describeElement(element), detail })
