import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Button } from '../Button/Button.tsx'
import { hebrew } from '../../fixtures/world.ts'
import { guide } from './Tabs.guide.tsx'
import { Tabs, tabsVariants } from './Tabs.tsx'

const meta = {
  id: 'elements-tabs',
  title: 'Elements/Tabs',
  component: Tabs,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide },
  argTypes: { variant: { control: 'select', options: tabsVariants } },
  args: {
    variant: 'line',
    label: 'Language',
    items: [
      { id: 'curl', label: 'cURL', content: <p>curl https://api.meridian.example/v1/jobs</p> },
      { id: 'ts', label: 'TypeScript', content: <p>await client.jobs.list()</p> },
      { id: 'py', label: 'Python', content: <p>client.jobs.list()</p> },
    ],
    onTabChange: fn(),
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Selects: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Language' })).toBeVisible()
    await expect(canvas.getByRole('tabpanel', { name: 'cURL' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Python' }))
    await expect(canvas.getByRole('tab', { name: 'Python', selected: true })).toHaveAttribute('data-state', 'active')
    await expect(canvas.getByRole('tabpanel', { name: 'Python' })).toBeVisible()
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    await expect(args.onTabChange).toHaveBeenCalledWith('py')
    // A click before hydration is replayed without its press.
    canvas.getByRole('tab', { name: 'TypeScript' }).click()
    await expect(await canvas.findByRole('tabpanel', { name: 'TypeScript' })).toBeVisible()
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

export const OpenOnSecond: Story = {
  args: { defaultTab: 'ts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toBeVisible()
  },
}

/** The app keeps the open tab, and the content takes the focus itself. */
export const KeptByTheApp: Story = {
  tags: ['!autodocs'],
  args: {
    tab: 'ts',
    focusableContent: true,
    items: [
      { id: 'curl', label: 'cURL', content: <p>curl https://api.meridian.example/v1/jobs</p> },
      { id: 'ts', label: 'TypeScript', content: <Button>Copy</Button> },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'cURL' }))
    await expect(args.onTabChange).toHaveBeenCalledWith('curl')
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toBeVisible()
    canvas.getByRole('tab', { name: 'TypeScript' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  args: {
    label: hebrew.word,
    items: [
      { id: 'first', label: hebrew.word, content: <p>{hebrew.text}</p> },
      { id: 'second', label: hebrew.title, content: <p>{hebrew.title}</p> },
      { id: 'third', label: 'GPU', content: <p>{hebrew.word}</p> },
    ],
  },
  decorators: [
    (Story) => (
      <div lang="he" dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: hebrew.title })).toHaveFocus())
  },
}

export const States: Story = states(
  (args) => [
    ...inLooks('the first open', () => <Tabs {...args} />, ['rest', 'hover', 'focus']),
    {
      label: 'as the head of a box, with something at its end',
      show: (
        <Tabs
          {...args}
          variant="box"
          end={
            <Button variant="text" size="small">
              Copy
            </Button>
          }
        />
      ),
    },
    { label: 'another open', show: <Tabs {...args} defaultTab="ts" /> },
    {
      label: 'its content takes the focus itself',
      show: (
        <Tabs
          {...args}
          focusableContent
          items={[
            {
              id: 'curl',
              label: 'cURL',
              content: (
                <Button variant="outline" size="small">
                  Copy
                </Button>
              ),
            },
          ]}
        />
      ),
    },
  ],
  { wide: true },
)

/** With a margin, as on every page: the ring's room reaches into it. */
export const Stress: Story = stress(({ word, title, text }) => (
  <div style={{ paddingInline: 4 }}>
    <Tabs
      label={title}
      items={[
        { id: 'first', label: word, content: <p>{text}</p> },
        { id: 'second', label: title, content: <p>{text}</p> },
        { id: 'third', label: word, content: <p>{text}</p> },
      ]}
    />
  </div>
))
