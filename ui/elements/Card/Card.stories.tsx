import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Layout/Stack.tsx'
import { Stamp } from '../Stamp/Stamp.tsx'
import { Card } from './Card.tsx'

const meta = {
  id: 'elements-card',
  title: 'Elements/Card',
  component: Card,
  tags: ['status:beta', 'a11y:open', 'purpose:show'],
  args: { title: 'A100, Lagos', children: <Text tone="muted">8 GPUs free, $1.20 an hour</Text> },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The card and its parts have the accessible names that a screen reader announces. */
export const ReadAloud: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'A100, Lagos' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: 'A100, Lagos' })).toBeVisible()
  },
}

export const WithActions: Story = { args: { level: 2, actions: <Button size="small">Rent</Button> } }

export const States: Story = states((args) => [
  { label: 'rest', show: <Card {...args} /> },
  {
    label: 'with actions',
    show: (
      <Card
        {...args}
        actions={
          <>
            <Button size="small">Rent</Button>
            <Button size="small" variant="text">
              Compare
            </Button>
          </>
        }
      />
    ),
  },
])

export const Stress: Story = stress(({ title, text, word }) => (
  <Card title={title} actions={<Button>{word}</Button>}>
    <Text>{text}</Text>
  </Card>
))

const small = (
  <>
    <Badge tone="verified">verified</Badge>
    <Stamp kind="stated" number="S1" label="stated" />
    <Link href="#lagos">Lagos</Link>
  </>
)

/** Badges, stamps and links are as wide as their text, in a card and in a stack. */
export const SmallParts: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <>
        {small}
        <Stack>{small}</Stack>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    const wide = [...card.querySelectorAll(':scope > :not(h3, div), :scope > div > *')].filter(
      (part) => part.getBoundingClientRect().width > card.getBoundingClientRect().width / 2,
    )
    await expect(wide).toEqual([])
  },
}
