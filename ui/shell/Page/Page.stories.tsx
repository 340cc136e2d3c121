import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { footer } from '../Footer/fixture.ts'
import { Header } from '../Header/Header.tsx'
import { header } from '../Header/fixture.ts'
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx'
import { Page } from './Page.tsx'

const meta = {
  title: 'Shell/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLabel: 'Skip to content',
    header: <Header {...header} themeToggle={<ThemeToggle label="Dark theme" />} />,
    footer: <Footer {...footer} />,
    children: (
      <Section labelledBy="title" station="Start">
        <Heading level={1} id="title">
          A short page
        </Heading>
        <Text size="lead">Its footer still stands at the end of the window.</Text>
      </Section>
    ),
  },
  argTypes: { header: { control: false }, footer: { control: false }, children: { control: false } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip.getBoundingClientRect().bottom).toBeLessThan(0)
    await userEvent.tab()
    await expect(skip).toHaveFocus()
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(skip).toHaveAttribute('href', `#${main.id}`)
    main.focus()
    await expect(main).toHaveFocus()
    const end = canvas.getByRole('contentinfo').getBoundingClientRect().bottom
    await expect(end).toBeGreaterThanOrEqual(window.innerHeight - 1)
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } }

/** The header stays in sight, and the line starts under the ring of its logo. */
export const Long: Story = {
  args: {
    children: ['Routing', 'Proof', 'Delivery'].map((name, at) => (
      <Section key={name} labelledBy={name} station={name} band={at === 1}>
        <Heading level={at === 0 ? 1 : 2} id={name}>
          {name}
        </Heading>
        <Text size="lead">{'A workload enters, is routed, proven and delivered. '.repeat(12)}</Text>
      </Section>
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    const ring = canvas.getByRole('banner').querySelector('circle')!.getBoundingClientRect()
    const line = canvasElement.querySelector('section [aria-hidden="true"]')!.getBoundingClientRect()
    await expect(ring.x + ring.width / 2).toBeCloseTo(line.x + line.width / 2, 1)
    window.scrollTo({ top: 400, behavior: 'instant' })
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0)
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const LongCopy: Story = { ...Long, globals: { viewport: { value: 'narrow', isRotated: false } } }
