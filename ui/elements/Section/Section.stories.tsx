import { bandNames } from '@workspace/tokens/color/colors.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { Section, type SectionProps } from './Section.tsx'
import { sectionPaddings } from './variants.ts'

const meta = {
  id: 'elements-section',
  title: 'Elements/Section',
  component: Section,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:hold', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'routing',
    labelledBy: 'routing-title',
    children: (
      <>
        <Heading level={2} id="routing-title">
          Every network, one route
        </Heading>
        <Text size="lead" tone="muted">
          The router measures each network and takes the one that answers first.
        </Text>
      </>
    ),
  },
  argTypes: { band: { control: 'select', options: bandNames, description: 'Band whose colors replace those of the page.' } },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NamedRegion: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Every network, one route' })).toHaveAttribute('id', 'routing')
  },
}
export const Band: Story = { args: { band: 'ink' } }

/** A section below the fold is visible in the server's HTML. Its animation starts later. */
export const BelowTheFold: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <>
        <div style={{ blockSize: '120vh', padding: 40 }}>Scroll down.</div>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeInTheDocument()
  },
}

const cell = (label: string, id: string, props: Partial<SectionProps>) => ({
  label,
  show: (
    <Section {...props} id={id} labelledBy={`${id}-title`} animateOnScroll={false}>
      <Heading level={2} id={`${id}-title`}>{`Every network, ${label}`}</Heading>
    </Section>
  ),
})

export const States: Story = states(
  () => [
    cell('on the page', 'plain', {}),
    ...bandNames.map((band) => cell(`${band} band`, band, { band })),
    ...sectionPaddings.map((padding) => cell(`padding ${padding}`, padding, { band: 'sand', padding })),
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, title, text }) => (
  <Section id={id} labelledBy={`${id}-title`} animateOnScroll={false}>
    <Heading level={2} id={`${id}-title`}>
      {title}
    </Heading>
    <Text size="lead">{text}</Text>
  </Section>
))

/** Under reduced motion the items below the fold never move. */
export const UnderReducedMotion: Story = {
  tags: ['!autodocs', 'reduced-motion'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: (args) => (
    <>
      <div style={{ blockSize: '120vh' }} />
      <Section {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    dispatchEvent(new WheelEvent('wheel'))
    // Waits for the motion that the first scroll loads.
    await new Promise((done) => setTimeout(done))
    const heading = canvas.getByRole('heading')
    await expect(getComputedStyle(heading).opacity).toBe('1')
    await expect(heading).not.toHaveAttribute('style')
  },
}
