import type { Guide } from './guide.ts'
import { picturesOf } from '../visual/modes.ts'

/** Open points of a component's review; check-status.ts looks for each of them in the code. */
export const gaps = {
  operated: 'No person has operated it with a screen reader; its roles, names and keys are tested.',
  heard: 'No person has heard in a screen reader what it announces; a story reads the announcement.',
  unused: 'No page of the site uses it; it is tested by its stories alone.',
} as const

export interface Status {
  /** Version that introduced it, or `next` while only a changeset names it. */
  since: string
  /** Review points that nobody has checked yet. */
  open: readonly (keyof typeof gaps)[]
}

/** Review status of each component, by story id. Remove a gap after a test with a screen reader. */
export const status: Readonly<Record<string, Status>> = {
  'docs-breadcrumbs': { since: '0.1.0', open: ['operated'] },
  'docs-calllist': { since: 'next', open: ['operated'] },
  'docs-callout': { since: '0.1.0', open: [] },
  'docs-callsection': { since: 'next', open: [] },
  'docs-codeblock': { since: '0.1.0', open: ['operated'] },
  'docs-codetabs': { since: '0.1.0', open: ['operated'] },
  'docs-costexplainer': { since: '0.1.0', open: ['operated', 'heard'] },
  'docs-docheading': { since: '0.1.0', open: ['operated'] },
  'docs-docsheader': { since: '0.1.0', open: ['operated'] },
  'docs-docslayout': { since: '0.1.0', open: ['operated'] },
  'docs-endpoint': { since: '0.1.0', open: [] },
  'docs-epochtimeline': { since: '0.1.0', open: [] },
  'docs-fieldtable': { since: '0.1.0', open: ['operated'] },
  'docs-filecheck': { since: '0.1.0', open: ['operated', 'heard'] },
  'docs-frontdoor': { since: 'next', open: [] },
  'docs-lifecycle': { since: 'next', open: [] },
  'docs-method': { since: 'next', open: [] },
  'docs-navigationmenu': { since: '0.1.0', open: ['operated'] },
  'docs-previousnext': { since: '0.1.0', open: ['operated'] },
  'docs-pageactions': { since: 'next', open: ['operated'] },
  'docs-pageheader': { since: '0.1.0', open: [] },
  'docs-pagemeta': { since: 'next', open: ['operated'] },
  'docs-precedenceladder': { since: '0.1.0', open: [] },
  'docs-prose': { since: '0.1.0', open: ['operated'] },
  'docs-responsetabs': { since: '0.1.0', open: ['operated'] },
  'docs-credentialsform': { since: '0.1.0', open: ['operated'] },
  'docs-search': { since: '0.1.0', open: ['operated', 'heard'] },
  'docs-sidebar': { since: '0.1.0', open: ['operated'] },
  'docs-stepprogress': { since: '0.1.0', open: ['heard'] },
  'docs-tableofcontents': { since: '0.1.0', open: ['operated'] },
  'docs-walkpanel': { since: 'next', open: ['operated'] },
  'docs-walkstep': { since: 'next', open: ['operated'] },
  'docs-tryit': { since: '0.1.0', open: ['operated', 'heard'] },
  'elements-badge': { since: '0.1.0', open: ['unused'] },
  'elements-button': { since: '0.1.0', open: ['operated'] },
  'elements-card': { since: '0.1.0', open: ['unused'] },
  'elements-cells': { since: 'next', open: [] },
  'elements-copybutton': { since: '0.1.0', open: ['operated'] },
  'elements-dialog': { since: '0.1.0', open: ['operated', 'unused'] },
  'elements-heading': { since: '0.1.0', open: [] },
  'elements-icon': { since: '0.1.0', open: [] },
  'elements-stack': { since: '0.1.0', open: [] },
  'elements-scrollprogress': { since: '0.1.0', open: [] },
  'elements-line': { since: 'next', open: [] },
  'elements-link': { since: '0.1.0', open: ['operated'] },
  'elements-logo': { since: '0.1.0', open: [] },
  'elements-menudialog': { since: '0.1.0', open: ['operated'] },
  'elements-routeannouncer': { since: '0.1.0', open: ['heard'] },
  'elements-section': { since: '0.1.0', open: [] },
  'elements-skiplink': { since: '0.1.0', open: ['operated'] },
  'elements-stamp': { since: 'next', open: ['operated'] },
  'elements-stepmarker': { since: '0.1.0', open: ['unused'] },
  'elements-tabs': { since: '0.1.0', open: ['operated'] },
  'elements-text': { since: '0.1.0', open: [] },
  'elements-pausetoggle': { since: '0.1.0', open: ['operated'] },
  'elements-tooltip': { since: '0.1.0', open: ['operated', 'unused'] },
  'elements-visuallyhidden': { since: '0.1.0', open: [] },
  'form-answerlist': { since: 'next', open: [] },
  'form-benefitlist': { since: '0.1.0', open: [] },
  'form-checkboxfield': { since: '0.1.0', open: ['operated'] },
  'form-errorsummary': { since: '0.1.0', open: ['operated'] },
  'form-factlist': { since: '0.1.0', open: ['operated'] },
  'form-fieldgroup': { since: '0.1.0', open: [] },
  'form-form': { since: '0.1.0', open: ['operated'] },
  'form-formlayout': { since: '0.1.0', open: [] },
  'form-honeypot': { since: '0.1.0', open: ['operated'] },
  'form-nodefigure': { since: 'next', open: [] },
  'form-radiogroupfield': { since: '0.1.0', open: ['operated'] },
  'form-receipt': { since: 'next', open: [] },
  'form-selectfield': { since: '0.1.0', open: ['operated', 'unused'] },
  'form-statusmessage': { since: '0.1.0', open: ['operated', 'heard'] },
  'form-submitbar': { since: '0.1.0', open: ['operated', 'heard'] },
  'form-switch': { since: '0.1.0', open: ['operated', 'unused'] },
  'form-textfield': { since: '0.1.0', open: ['operated'] },
  'form-textarea': { since: '0.1.0', open: ['operated', 'unused'] },
  'landing-about': { since: '0.1.0', open: [] },
  'landing-calltoaction': { since: '0.1.0', open: ['operated'] },
  'landing-codesample': { since: '0.1.0', open: ['operated'] },
  'landing-community': { since: '0.1.0', open: ['operated'] },
  'landing-faq': { since: '0.1.0', open: ['operated'] },
  'landing-featurepanels': { since: '0.1.0', open: ['operated'] },
  'landing-hero': { since: '0.1.0', open: ['operated'] },
  'landing-ledger': { since: 'next', open: ['operated'] },
  'landing-metrictiles': { since: '0.1.0', open: [] },
  'landing-proof': { since: '0.1.0', open: ['operated'] },
  'landing-merklereceipt': { since: 'next', open: [] },
  'landing-roadmap': { since: '0.1.0', open: [] },
  'landing-routingtable': { since: '0.1.0', open: ['operated'] },
  'landing-targets': { since: '0.1.0', open: [] },
  'landing-workflowgraph': { since: '0.1.0', open: [] },
  'shell-errorscreen': { since: '0.1.0', open: ['operated', 'heard'] },
  'shell-footer': { since: '0.1.0', open: ['operated'] },
  'shell-header': { since: '0.1.0', open: ['operated'] },
  'shell-notfound': { since: '0.1.0', open: ['operated'] },
  'shell-notice': { since: 'next', open: [] },
  'shell-page': { since: '0.1.0', open: ['operated'] },
  'shell-socialcard': { since: '0.1.0', open: [] },
  'shell-themetoggle': { since: '0.1.0', open: ['operated'] },
}

const count = (number: number, singular: string, plural = `${singular}s`) => `${number} ${number === 1 ? singular : plural}`

/** Checks of a component, derived from its stories. */
export function checksOf(id: string, stories: readonly string[], guide: Guide | undefined): string[] {
  const rows = guide?.keyboard.length ?? 0
  const pictured = stories.reduce((sum, name) => sum + picturesOf(`${id}--${name.toLowerCase()}`).length, 0)
  return [
    `axe in the light and the dark theme, on ${count(stories.length, 'story', 'stories')}`,
    ...(stories.includes('Keyboard') && rows > 0 ? [`${count(rows, 'row')} of its keyboard table, with real keys`] : []),
    ...(stories.includes('States') ? ['forced colors and right to left, in pictures of States'] : []),
    ...(stories.includes('Stress')
      ? ['each text and control doubles with the text size of the browser; long words and Hebrew fit into 360 px']
      : []),
    ...(pictured > 0 ? [`its look, in ${count(pictured, 'picture')}`] : []),
    ...(status[id]?.open.includes('unused') === false
      ? ['the pages of the built site that use it: without JavaScript, at 320 px, with axe']
      : []),
  ]
}
