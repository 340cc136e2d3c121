import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { receipt } from './MerkleReceipt.fixture.ts'
import { MerkleReceipt } from './MerkleReceipt.tsx'

const meta = {
  id: 'landing-merklereceipt',
  title: 'Landing/MerkleReceipt',
  component: MerkleReceipt,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:prove', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: receipt,
} satisfies Meta<typeof MerkleReceipt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows the complete root, with the path from the leaf to the root as a list beside it. */
export const ReadInOrder: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvas, args }) => {
    const figure = canvas.getByRole('figure', { name: args.label })
    await expect(figure).toHaveTextContent(args.root)
    await expect(
      within(figure)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['job', 'leaves', 'signature'])
    const path = within(canvas.getByRole('list', { name: args.path.label }))
    await expect(path.getAllByRole('listitem').map((hash) => hash.textContent)).toEqual([
      'leaf 6 2e22…',
      'sibling 21df…',
      'sibling 1140…',
      'sibling b808…',
      'root fc3e…',
    ])
  },
}

export const States: Story = states((args) => [{ label: 'ink on paper, paper on ink', show: <MerkleReceipt {...args} /> }], { wide: true })

export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <MerkleReceipt
    {...args}
    id={`receipt-${id}`}
    title={title}
    description={text}
    additionalText={text}
    label={title}
    status={word}
    facts={[
      { label: word, value: text },
      { label: `${word} 2`, value: word },
    ]}
  />
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
