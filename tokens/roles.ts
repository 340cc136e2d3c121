/** Purpose of each token, by its path in the contract. A group describes its tokens that have no text of their own. */
export const roles: Readonly<Record<string, string>> = {
  'color.canvas': 'The ground of the page.',
  'color.surface': 'The ground of what lies on the page: a field, a panel, a menu.',
  'color.sunken': 'The ground of what is quieter than the page: code, a chosen row.',
  'color.line': 'Hairlines between parts. They carry no meaning.',
  'color.line.strong': 'A line that separates more: the edge of a table, an outlined button.',
  'color.field.border': 'The border of a control, at least 3:1 on every ground.',
  'color.text': 'Text.',
  'color.text.muted': 'Text of second rank: hints, labels, captions.',
  'color.accent': 'What can be followed or pressed, and the line that was traveled.',
  'color.accent.hover': 'The accent while the pointer is on it.',
  'color.accent.on': 'Text on the accent.',
  'color.verified': 'The ground of what is verified, and nothing else.',
  'color.verified.on': 'Text on the verified ground.',
  'color.status.danger': 'An error, with an icon and words beside it.',
  'color.status.success': 'A success, with an icon and words beside it.',
  'color.backdrop': 'What covers the page behind a dialog.',
  font: 'The two faces: sans for text, mono for code, labels and figures in a row.',
  size: 'Sizes of text. Headings and figures grow with the window.',
  weight: 'Weights of text.',
  leading: 'Line heights, by the kind of text.',
  tracking: 'Letter spacing, by the kind of text.',
  space: 'Distances on a 4 px grid, in rem: they grow with the text size of the reader.',
  radius: 'Corners: `s` for small marks, `m` for controls, `l` for panels.',
  stroke: 'Widths of lines: hairline, border of a control, the line, the ring of a step marker.',
  'marker.ring': 'The diameter of a step marker.',
  'layout.page': 'The widest content of a page.',
  'layout.margin': 'Between the content and the edge of the window.',
  'layout.gutter': 'Between the line and the content.',
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
