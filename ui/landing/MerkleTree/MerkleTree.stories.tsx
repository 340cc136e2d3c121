import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { MerkleTree } from './MerkleTree.tsx'

/** The starts of the hashes that the proof of “harvest field 7 · wheat” has. */
const levels = [
  ['f831', '6e3d', 'e3c8', 'f191', '8b32', 'cb04', '1114', '787f'],
  ['cbd4', '1e32', '9a91', '63ac'],
  ['4995', 'b4cb'],
  ['6857'],
]

const meta = {
  title: 'Landing/MerkleTree',
  component: MerkleTree,
  args: {
    alt: 'A tree of eight hashes: one leaf and the three hashes beside its path lead to the root.',
    levels,
    caption: 'Proof of leaf {leaf}: three hashes of fourteen',
    legend: { proven: 'proven', sibling: 'evidence', rest: 'not needed' },
    pauseLabel: 'Pause the tree',
  },
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

/** One leaf, one node a level, one root are proven; three siblings are the evidence. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /tree of eight hashes/ })).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg[data-narrow="true"] [data-part="proven"]')).toHaveLength(4)
    await expect(canvasElement.querySelectorAll('svg[data-narrow="true"] [data-part="sibling"]')).toHaveLength(3)
  },
}

/** The tree stands still when the reader says so. */
export const Paused: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Pause the tree' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
}

export const FirstLeaf: Story = { args: { provenLeaf: 0 } }

export const LongCopy: Story = {
  args: {
    caption: 'Nachweisführung für Blattabschnitt {leaf} mit drei Prüfsummenwerten der Nachbarschaftsverzweigungen',
    legend: { proven: 'nachgewiesener Pfad', sibling: 'Nachbarschaftsprüfsumme', rest: 'Nachweisführungsunerheblich' },
  },
}

/** In 224 px, as in a window of 320 px, every hash is still 10 px high at least. */
export const Narrow: Story = {
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

export const Dark: Story = { globals: { theme: 'dark' } }
