import type { Guide } from '../../../.storybook/guide.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { Section } from './Section.tsx'

export const guide = {
  use: 'A stretch of a page on the line: it brings the width, the room above and below, and the station with its short name. A page is a list of them, inside `Page`.',
  avoid:
    'Not inside another section, nor for a box in one: its parts are its children. Not for documentation: take `DocsLayout` and `Prose`. When `About`, `FeaturePanels`, `Faq` or another section of the landing page fits, take that one.',
  do: [
    {
      show: (
        <Section labelledBy="section-do" station="Soil" reveals={false}>
          <Heading level={2} id="section-do">
            Sand wants rye
          </Heading>
          <Text size="lead">It needs little water and roots deep.</Text>
        </Section>
      ),
      because: 'The station is one word to find one’s way by, the heading a sentence; the heading names the region.',
    },
  ],
  dont: [
    {
      show: (
        <>
          <Section labelledBy="section-dont-one" station="Soil" band reveals={false}>
            <Heading level={2} id="section-dont-one">
              Sand
            </Heading>
          </Section>
          <Section labelledBy="section-dont-two" station="Water" band reveals={false}>
            <Heading level={2} id="section-dont-two">
              Rain
            </Heading>
          </Section>
        </>
      ),
      because: 'Two bands in a row share one ground: the edge between the sections is lost.',
    },
  ],
  keyboard: [],
} satisfies Guide
