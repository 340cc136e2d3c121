import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { WorkflowGraph } from './WorkflowGraph.tsx'

const meta = {
  title: 'Landing/WorkflowGraph',
  component: WorkflowGraph,
  args: {
    label: 'workflow · harvest',
    note: 'illustrative',
    alt: 'Field map and seed go to sowing, sowing to weighing and storing; the weighed harvest is verified.',
    nodes: [
      { id: 'map', title: 'Field map', detail: '12 ha', x: 0, y: 0 },
      { id: 'seed', title: 'Seed', detail: 'rye · 70 kg', x: 0, y: 2 },
      { id: 'sow', title: 'Sowing', detail: '8 machines', x: 1, y: 1 },
      { id: 'weigh', title: 'Weighing', detail: 'scale', x: 2, y: 0 },
      { id: 'store', title: 'Storing', detail: 'barn', x: 2, y: 2 },
      { id: 'done', title: 'Proof', detail: 'signed', x: 3, y: 1, verified: true },
    ],
    edges: [
      { from: 'map', to: 'sow', active: true },
      { from: 'seed', to: 'sow', active: true },
      { from: 'sow', to: 'weigh', active: true },
      { from: 'sow', to: 'store' },
      { from: 'weigh', to: 'done', active: true },
      { from: 'store', to: 'done' },
    ],
    pauseLabel: 'Pause the workflow',
  },
} satisfies Meta<typeof WorkflowGraph>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.alt)).toBeInTheDocument()
    await expect(canvas.getAllByRole('listitem').map((part) => part.textContent)).toContain('Sowing8 machines')
    await expect(canvas.getByRole('figure', { name: 'workflow · harvest' })).toBeVisible()
  },
}

/** A packet takes one step after the other until it arrives. */
export const Travels: Story = {
  args: { every: 0.2 },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="travelling"]')).not.toBeNull())
    await waitFor(() => expect(canvasElement.querySelector('[data-state="arrived"]')).not.toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: args.pauseLabel }))
  },
}

export const Paused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    const toggle = canvas.getByRole('button', { name: args.pauseLabel })
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
}

export const LongCopy: Story = {
  args: {
    label: 'Bearbeitungsreihenfolge der Feldbestellung vom Saatgut bis zum Nachweis',
    note: 'Beispielwerte, nicht gemessen',
    nodes: [
      { id: 'map', title: 'Flurstückskartierung', detail: 'zwölf Hektar Ackerland', x: 0, y: 0 },
      { id: 'seed', title: 'Saatgutbeschaffung', detail: 'Winterroggen, 70 kg', x: 0, y: 2 },
      { id: 'sow', title: 'Feldbearbeitungsmaschinen', detail: 'acht Maschinen nebeneinander', x: 1, y: 1 },
      { id: 'weigh', title: 'Gewichtsermittlung', detail: 'geeichte Fahrzeugwaage', x: 2, y: 0 },
      { id: 'store', title: 'Lagerhaltung', detail: 'Genossenschaftsscheune', x: 2, y: 2 },
      { id: 'done', title: 'Nachweis', detail: 'unterschrieben', x: 3, y: 1, verified: true },
    ],
  },
}

/** The same graph runs downwards where it has no room sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
