import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Text } from '../Text/Text.tsx'
import { Icon } from './Icon.tsx'
import { iconNames } from './paths.ts'

const meta = {
  id: 'elements-icon',
  title: 'Elements/Icon',
  component: Icon,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:show'],
  args: { name: 'arrow-right' },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SilentForReaders: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: 24 }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', gap: 8, fontSize: 28 }}>
          <Icon name={name} />
          <span style={{ fontFamily: 'var(--onenode-face-mono)', fontSize: '0.8125rem' }}>{name}</span>
        </li>
      ))}
    </ul>
  ),
}

/** An icon has the size and color of the surrounding text. */
export const InText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[13, 17, 23, 40].map((size) => (
        <p key={size} style={{ fontSize: `${size / 16}rem` }}>
          Next step <Icon name="arrow-right" />
        </p>
      ))}
    </div>
  ),
}

export const States: Story = states(() =>
  iconNames.map((name) => ({
    label: name,
    show: (
      <>
        <Text size="small">
          Lagos <Icon name={name} />
        </Text>
        <Text size="figure">
          Lagos <Icon name={name} />
        </Text>
      </>
    ),
  })),
)

export const Stress: Story = stress(({ word, title }) => (
  <>
    <Text>
      <Icon name="warning" /> {word}
    </Text>
    <Text size="figure">
      {title} <Icon name="check" />
    </Text>
  </>
))
