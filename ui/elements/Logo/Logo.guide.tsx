import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Logo } from './Logo.tsx'

export const guide = {
  use: 'The mark with the name, at the head and the foot of a page. `area` adds the part of the site, in a quieter tone.',
  avoid:
    'Not where `Header`, `Footer` or `DocsHeader` stands: they bring it, with its link. Not as a decoration in a text, and not for a stop on the line: take `StepMarker`.',
  do: [{ show: <Logo name="Meridian" area="Docs" />, because: 'First the name, then where the reader is.' }],
  dont: [
    { show: <Logo name="Meridian, the compute exchange" />, because: 'The name alone: a sentence about it stands below, as in `Footer`.' },
  ],
  keyboard: [],
} satisfies Guide
