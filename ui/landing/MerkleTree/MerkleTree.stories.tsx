import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { stress } from '../../fixtures/stress.tsx'
import { inForcedColors } from '../../../.storybook/visual/test-page.ts'
import { contrast } from '@workspace/tokens/color/contrast.ts'
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

const hexOf = (color: string) =>
  `#${color
    .match(/\d+/g)!
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`

export const Default: Story = {}

/** The proven path has one leaf, one node for each level and one root; three siblings are the evidence. */
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

/** Under forced colors every hash is readable, and no line shines through a box. */
export const ForcedColors: Story = {
  tags: ['!autodocs'],
  play: ({ canvasElement }) =>
    inForcedColors(async () => {
      const nodes = [...canvasElement.querySelectorAll('svg[data-narrow="false"] [data-part]')].map((node) => {
        const [ground, ink] = [node.querySelector('rect')!, node.querySelector('text')!].map((part) => getComputedStyle(part).fill)
        return { hash: node.textContent, ratio: Math.floor(contrast(hexOf(ink!), hexOf(ground!))), ground }
      })
      await expect(nodes.filter(({ ratio, ground }) => ratio < 4.5 || ground!.startsWith('rgba'))).toEqual([])
    }),
}

export const States: Story = instrumentStates((args, cell) => <MerkleTree {...args} alt={`A tree of eight hashes, ${cell}`} />)

export const Stress: Story = stress(({ word, title, text }, args) => (
  <MerkleTree {...args} alt={text} caption={`${title} {leaf}`} legend={{ proven: word, sibling: title, rest: word }} pauseLabel={word} />
))

/** At any width each hash is 11 px or larger, and grows with the reader's text size. */
export const Readable: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide', isRotated: false } },
  render: (args) => (
    <>
      {[240, 300, 420, 500, 560, 640].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize }}>
          <MerkleTree {...args} alt={`A tree of eight hashes, ${inlineSize}`} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.ownerDocument.documentElement
    const sizes = () =>
      canvas.getAllByRole('img').map((drawing) => {
        const text = drawing.querySelector('text')!
        return Math.round(text.getCTM()!.a * Number.parseFloat(getComputedStyle(text).fontSize))
      })
    const usual = sizes()
    await expect(Math.min(...usual)).toBeGreaterThanOrEqual(11)
    root.style.fontSize = '200%'
    const large = sizes()
    root.style.removeProperty('font-size')
    await expect(large.filter((size, at) => size < 1.25 * usual[at]!)).toEqual([])
  },
}

/** In 224 px, as in a window of 320 px, each hash is still 11 px or larger. */
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
    await expect(Number.parseFloat(getComputedStyle(drawing.querySelector('text')!).fontSize) * scale).toBeGreaterThanOrEqual(11)
    await expect(getComputedStyle(canvasElement.querySelector('svg[data-narrow="false"]')!).display).toBe('none')
  },
}
