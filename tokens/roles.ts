import { colorNames, colors } from './color/colors.ts'

/** Purpose of each token, by its path in the contract. A group describes its tokens that have no text of their own. */
export const roles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(colorNames.map((name) => [`color.${name}`, colors[name].role])),
  font: 'The two faces: sans for text, mono for code, labels and figures in a row.',
  size: 'Sizes of text. Headings and figures grow with the window.',
  weight: 'Weights of text.',
  leading: 'Line heights, by the kind of text.',
  tracking: 'Letter spacing, by the kind of text.',
  space: 'Distances on a 4 px grid, in rem: they grow with the text size of the reader.',
  radius: 'Corners: `s` for small marks, `m` for controls, `l` for panels.',
  stroke: 'Widths of lines: hairline, border of a control, the line in documentation, the line of a page, the ring of a step marker.',
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

/** Purpose of a token, else of the nearest group above it. */
export function roleOf(path: string): string | undefined {
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) if (roles[at]) return roles[at]
  return undefined
}
