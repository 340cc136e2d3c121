import { colorNames, colors } from './color/colors.ts'

/** Purpose of each token by its path in the contract. The steps of `space` share one. */
export const roles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(colorNames.map((name) => [`color.${name}`, colors[name].role])),
  'font.sans': 'Text.',
  'font.mono': 'Code, labels and figures in a row.',
  'size.mega': 'One figure across the page.',
  'size.display': 'The title of the landing page, and of the sections that stand out on it.',
  'size.h1': 'The title of a page.',
  'size.h2': 'The title of a section.',
  'size.h3': 'The title of a part of a section.',
  'size.figure': 'A figure that is the message, such as a count of machines.',
  'size.title': 'The title of a card, a panel or a dialog.',
  'size.lead': 'The text below a title.',
  'size.body': 'Running text and what a reader types.',
  'size.small': 'Buttons, labels of fields and text that is second to another.',
  'size.mono': 'Code in a text, and values in a row.',
  'size.label': 'The smallest text: labels in the mono face, code in a box, units, marks.',
  'weight.regular': 'Text.',
  'weight.medium': 'Labels and answers that stand out in their text.',
  'weight.semibold': 'Titles, buttons and what is open or current.',
  'leading.display': 'Titles of one or two lines in the largest size.',
  'leading.heading': 'Titles of pages and sections, and figures.',
  'leading.title': 'Titles that may have several lines, and the labels of tabs.',
  'leading.body': 'Running text.',
  'tracking.display': 'Titles in the largest size.',
  'tracking.heading': 'Titles of pages and sections, and figures.',
  'tracking.title': 'Titles of cards, panels and dialogs, and the name in the logo.',
  'tracking.body': 'Running text.',
  space: 'Distances on a 4 px grid, in rem: they grow with the text size of the reader.',
  'radius.s': 'Links and small marks.',
  'radius.m': 'Controls and notes.',
  'radius.l': 'Panels and cards.',
  'stroke.thin': 'Between two things: rows, cards, parts of a page.',
  'stroke.strong': 'The border of a control.',
  'stroke.thread': 'The line in the documentation, and a link that is pointed at.',
  'stroke.line': 'The line of a page.',
  'stroke.marker': 'The ring of a step marker.',
  'marker.ring': 'The diameter of a step marker.',
  'layout.page': 'The widest content of a page.',
  'layout.margin': 'Between the content and the edge of the window.',
  'layout.gutter': 'Between two columns.',
  'layout.section': 'Above and below each section.',
  'layout.header': 'The height of the header, which the anchors keep free.',
  'layout.text': 'The widest column of text.',
  'motion.quick': 'An answer to the pointer: hover, press.',
  'motion.moderate': 'Something opens, closes or moves.',
  'motion.reveal': 'A section comes into view, once.',
  'motion.stagger': 'Between the parts of one reveal.',
  'motion.ease': 'The one curve: fast at first, then slow.',
}

/** Returns the purpose of a token, otherwise that of the nearest group above it. */
export function getRole(path: string): string | undefined {
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) if (roles[at]) return roles[at]
  return undefined
}
