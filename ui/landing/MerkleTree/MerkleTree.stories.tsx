import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { stress } from '../../fixtures/stress.tsx'
import { instrumentStates, paused } from '../InstrumentFrame/instrument.fixture.tsx'
import { tree } from './MerkleTree.fixture.ts'
import { guide } from './MerkleTree.guide.tsx'
import { MerkleTree } from './MerkleTree.tsx'

const meta = {
  id: 'landing-merkletree',
  title: 'Landing/MerkleTree',
  component: MerkleTree,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide },
  args: tree,
  argTypes: { levels: { table: { type: { summary: 'string[][]' } } } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '41rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MerkleTree>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One leaf, one node a level, one root are proven; three siblings are the evidence. */
export const ProvenPath: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /tree of eight hashes/ })).toBeVisible()
    await expect(canvas.getByText(/^Proof of leaf 6:/)).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg[data-narrow="true"] [data-part="proven"]')).toHaveLength(4)
    await expect(canvasElement.querySelectorAll('svg[data-narrow="true"] [data-part="sibling"]')).toHaveLength(3)
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

export const Paused: Story = paused

export const FirstLeaf: Story = { args: { provenLeaf: 0 } }

export const States: Story = instrumentStates((args, cell) => <MerkleTree {...args} alt={`A tree of eight hashes, ${cell}`} />)

export const Stress: Story = stress(({ word, title, text }, args) => (
  <MerkleTree {...args} alt={text} caption={`${title} {leaf}`} legend={{ proven: word, sibling: title, rest: word }} pauseLabel={word} />
))

/** In 224 px, as in a window of 320 px, every hash is still 10 px high at least. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 256 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvasElement.querySelector<SVGSVGElement>('svg[data-narrow="true"]')!
    await expect(canvas.getByRole('img')).toBe(drawing)
    const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width
    await expect(Number.parseFloat(getComputedStyle(drawing.querySelector('text')!).fontSize) * scale).toBeGreaterThanOrEqual(10)
    await expect(getComputedStyle(canvasElement.querySelector('svg[data-narrow="false"]')!).display).toBe('none')
  },
}
