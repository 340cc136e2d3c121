/** Faults that the layout check finds. */
export const faultKinds = [
  'cut text',
  'hidden by scrolling',
  'broken word',
  'broken number',
  'broken option',
  'letters in a column',
  'narrow column',
  'column out of view',
  'overlapping texts',
  'small control',
  'small text',
  'text that does not grow',
  'blank box',
  'wider than the window',
  'cut focus ring',
  'covered focus ring',
] as const

export type FaultKind = (typeof faultKinds)[number]

/** One fault of the layout, with the element that shows it. */
export interface Fault {
  kind: FaultKind
  /** A path that a person can read. */
  element: string
  detail: string
}

/** Component and part, which vanilla-extract writes into its classes outside of a build: `Button_root__1x2y3z0`. */
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

/** Whether a person would name an element on the way to another one. */
const isLandmark = (element: Element) =>
  (element.id !== '' && !/_r_|:|«/i.test(element.id)) ||
  partOf(element) !== undefined ||
  /^(main|nav|header|footer|aside|section|article|form|table|dialog|figure)$/.test(element.localName)

/** A path to an element by component or landmark, role and text: `Faq.root section#faq > button “How is it priced?”`. */
export function nameOf(element: Element): string {
  const around: string[] = []
  for (let up = element.parentElement; up && up !== document.body && around.length < 2; up = up.parentElement) {
    if (isLandmark(up) && up.id !== 'storybook-root') around.unshift(labelOf(up))
  }
  const name = short(element.getAttribute('aria-label') ?? '') || short(element.textContent)
  return [...around, `${labelOf(element)}${name && ` “${name}”`}`].join(' > ')
}
