import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { copyTexts, spyOnClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { DocHeading } from './DocHeading.tsx'
import { stay, followed } from './stay.fixture.ts'

const levels = [2, 3, 4] as const

const meta = {
  id: 'docs-docheading',
  title: 'Docs/DocHeading',
  component: DocHeading,
  tags: ['status:stable', 'a11y:open', 'purpose:tell'],
  beforeEach: stay,
  args: { level: 2, id: 'request-body', children: 'Request body', copy: { ...copyTexts, label: 'Link to', failed: 'Not copied' } },
} satisfies Meta<typeof DocHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const HeadingLevel: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Request body' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      const link = canvas.getByRole('link', { name: 'Link to Request body' })
      await expect(link).toHaveFocus()
      await expect(getComputedStyle(link).opacity).toBe('1')
    },
    Enter: async ({ canvas, userEvent }) => {
      const writeText = spyOnClipboard()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(followed).toHaveBeenCalledWith('#request-body')
      await expect(writeText.mock.calls[0]?.[0]).toMatch(/^http.*#request-body$/)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    },
  }),
}

export const Levels: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {levels.map((level) => (
        <DocHeading key={level} {...args} level={level} id={`level-${level}`}>{`Level ${level}`}</DocHeading>
      ))}
    </div>
  ),
}

export const States: Story = states((args) =>
  levels.flatMap((level) =>
    inLooks(
      `level ${level}`,
      (look) => (
        // The pseudo-states addon does not apply `:focus-within`.
        <div className={look === 'focus' ? 'pseudo-focus-within-all' : undefined}>
          <DocHeading {...args} level={level} id={`level-${level}-${look}`} />
        </div>
      ),
      ['rest', 'hover', 'focus'],
    ),
  ),
)

/** This story has a margin, as a page does, because visually hidden text extends 1 px beyond the heading. */
export const Stress: Story = stress(({ id, word, title }, args) => (
  <div style={{ paddingInline: 1 }}>
    <DocHeading {...args} id={`${id}-title`} copy={{ label: word, copied: word, failed: word }}>
      {title}
    </DocHeading>
    <DocHeading {...args} id={`${id}-word`} level={3} copy={{ label: word, copied: word, failed: word }}>
      {word}
    </DocHeading>
  </div>
))
