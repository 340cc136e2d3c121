import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { applicant } from '../../fixtures/sample-data.ts'
import { NodeFigure } from './NodeFigure.tsx'
import { gpusPerCell } from './lattice.ts'

const meta = {
  id: 'form-nodefigure',
  title: 'Form/NodeFigure',
  component: NodeFigure,
  tags: ['status:beta', 'a11y:reviewed', 'purpose:show'],
  args: {
    title: 'Your node',
    detail: applicant.place,
    facts: [
      { figure: '64 GPUs', text: ', 1 cell each' },
      { figure: '5,120 GB', text: ' of GPU memory' },
    ],
    networks: { gpu: 'GPU', storage: 'Storage', compute: 'Compute', network: 'Network' },
    gpus: 64,
    gigabytes: 80,
    filled: true,
  },
} satisfies Meta<typeof NodeFigure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Describes the drawing in words and draws one cell for each GPU. */
export const CountsCells: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('64 GPUs, 1 cell each 5,120 GB of GPU memory')
    const drawn = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d')!.match(/M/g)?.length)
    await expect(drawn).toContain(64)
  },
}

export const Empty: Story = {
  args: { detail: '', facts: [{ text: 'Enter your GPUs' }, { text: 'to fill the GPU quarter.' }], gpus: 0, gigabytes: 0 },
}

export const States: Story = states((args) => [
  {
    label: 'open, one GPU of an unknown kind',
    show: <NodeFigure {...args} state="open" facts={[{ figure: '1 GPU', text: ', 1 cell each' }]} gpus={1} filled={false} />,
  },
  { label: 'wrong', show: <NodeFigure {...args} state="wrong" /> },
  { label: 'sending, a smaller kind', show: <NodeFigure {...args} state="sending" gigabytes={16} /> },
  {
    label: 'received, several GPUs a cell',
    show: (
      <NodeFigure
        {...args}
        state="received"
        facts={[{ figure: '10,000 GPUs', text: `, 1 cell = ${gpusPerCell(10_000)} GPUs` }]}
        gpus={10_000}
      />
    ),
  },
])

export const Stress: Story = stress(({ word, title, text }, args) => (
  <NodeFigure
    {...args}
    title={title}
    detail={word}
    facts={[{ figure: word, text: ` ${text}` }, { text: word }]}
    networks={{ gpu: 'GPU', storage: word, compute: word, network: word }}
  />
))
