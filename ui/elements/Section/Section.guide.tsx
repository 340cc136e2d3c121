import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { Section } from './Section.tsx'

export const guide = {
  use: 'A stretch of a page on twelve columns: it brings the width, the room above and below, and its ground. A page is a list of them, inside `Page`.',
  avoid:
    'Not inside another section, nor for a box in one: its parts are its children. Not for documentation: take `DocsLayout` and `Prose`. When `About`, `FeaturePanels`, `Faq` or another section of the landing page fits, take that one.',
  do: [
    {
      show: (
        <Section labelledBy="section-do" animateOnScroll={false}>
          <Heading level={2} id="section-do">
            One call reaches every network
          </Heading>
          <Text size="lead">The router measures price and latency and takes the machine that fits.</Text>
        </Section>
      ),
      because: 'The heading is a sentence, and names the region.',
    },
  ],
  dont: [
    {
      show: (
        <>
          <Section labelledBy="section-dont-one" band="ink" animateOnScroll={false}>
            <Heading level={2} id="section-dont-one">
              Routing
            </Heading>
          </Section>
          <Section labelledBy="section-dont-two" band="ink" animateOnScroll={false}>
            <Heading level={2} id="section-dont-two">
              Proof
            </Heading>
          </Section>
        </>
      ),
      because: 'Two bands in a row share one ground: the edge between the sections is lost.',
    },
  ],
  keyboard: [],
} satisfies Guide
