import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, fn, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { footer } from '../Footer/fixture.ts'
import { Header } from '../Header/Header.tsx'
import { header } from '../Header/fixture.ts'
import { Notice } from '../Notice/Notice.tsx'
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx'
import { Page } from './Page.tsx'

const meta = {
  id: 'shell-page',
  title: 'Shell/Page',
  component: Page,
  tags: ['status:stable', 'a11y:open', 'purpose:hold', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: {
    skipLabel: 'Skip to content',
    header: <Header {...header} themeToggle={<ThemeToggle label="Dark theme" />} />,
    footer: <Footer {...footer} />,
    children: (
      <Section labelledBy="title">
        <Heading level={1} id="title">
          A short page
        </Heading>
        <Text size="lead">Its footer still stands at the end of the window.</Text>
      </Section>
    ),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The skip link is off-screen above the window, and the footer is at the bottom edge of the window. */
export const SkipLinkAndFooter: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Skip to content' }).getBoundingClientRect().bottom).toBeLessThan(0)
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().bottom).toBeGreaterThanOrEqual(window.innerHeight - 1)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      const skip = canvas.getByRole('link', { name: 'Skip to content' })
      await userEvent.tab()
      await expect(skip).toHaveFocus()
      await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
      await userEvent.tab()
      await expect(within(canvas.getByRole('banner')).getByRole('link', { name: 'Meridian, home' })).toHaveFocus()
      await expect(skip.getBoundingClientRect().bottom).toBeLessThan(0)
    },
    Enter: async ({ canvas, userEvent }) => {
      const skip = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Skip to content' })
      const main = canvas.getByRole('main')
      // A test cannot navigate, so this checks the link and focuses its target, as a browser does.
      const followed = fn((event: Event) => event.preventDefault())
      skip.addEventListener('click', followed, { once: true })
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(followed).toHaveBeenCalledOnce()
      await expect(skip.hash).toBe(`#${main.id}`)
      main.focus()
      await expect(main).toHaveFocus()
    },
  }),
}

/** The header stays visible and takes the background of the band under it. */
export const Long: Story = {
  args: {
    children: ['Routing', 'Proof', 'Delivery'].map((name, at) => (
      <Section key={name} labelledBy={name} band={at === 1 ? 'ink' : undefined}>
        <Heading level={at === 0 ? 1 : 2} id={name}>
          {name}
        </Heading>
        <Text size="lead">{'A workload enters, is routed, proven and delivered. '.repeat(12)}</Text>
      </Section>
    )),
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    const band = canvas.getByRole('region', { name: 'Proof' })
    const ground = (element: Element) => getComputedStyle(element).backgroundColor
    const before = ground(header)
    window.scrollTo({ top: band.offsetTop, behavior: 'instant' })
    await expect(header.getBoundingClientRect().top).toBe(0)
    await waitFor(() => expect(ground(header)).toBe(ground(band)))
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(ground(header)).toBe(before))
  },
}

/** The header and a notice stay in view while the page scrolls, and the skip link comes above both. */
export const Layers: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide', isRotated: false } },
  render: (args) => (
    <>
      <Page {...args}>
        <div style={{ blockSize: '300vh' }} />
      </Page>
      <Notice message="You are offline. Your answers are kept." />
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo({ top: 200, behavior: 'instant' })
    canvas.getByRole('link', { name: 'Skip to content' }).focus({ preventScroll: true })
    for (const part of [
      canvas.getByRole('link', { name: 'Skip to content' }),
      canvas.getByRole('button', { name: 'Dark theme' }),
      canvas.getByText('You are offline. Your answers are kept.'),
    ]) {
      const { left, right, bottom } = part.getBoundingClientRect()
      await expect(part.contains(document.elementFromPoint((left + right) / 2, bottom - 2))).toBe(true)
    }
  },
}

export const States: Story = states((args) => [{ label: 'a short page', show: <Page {...args} /> }], { wide: true })

/** One page contains all rows, because a document has only one main element. */
export const Stress: Story = {
  ...stress(({ id, title, text }) => (
    <Section labelledBy={id} animateOnScroll={false}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Text size="lead">{text}</Text>
    </Section>
  )),
  decorators: [
    (Story, { args }) => (
      <Page {...args}>
        <Story />
      </Page>
    ),
  ],
}
