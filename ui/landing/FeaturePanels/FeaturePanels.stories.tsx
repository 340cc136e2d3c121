import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CodeSample } from '../CodeSample/CodeSample.tsx'
import { MerkleTree } from '../MerkleTree/MerkleTree.tsx'
import { MetricTiles } from '../MetricTiles/MetricTiles.tsx'
import { RoutingTable } from '../RoutingTable/RoutingTable.tsx'
import { WorkflowGraph } from '../WorkflowGraph/WorkflowGraph.tsx'
import { FeaturePanels } from './FeaturePanels.tsx'

const wave = (from: number) => Array.from({ length: 16 }, (_, at) => 6 + Math.round(3 * Math.sin((at + from) * 1.7) + 2 * Math.cos(at * from)))

const instruments = {
  routing: (
    <RoutingTable
      label="route · harvest"
      note="illustrative"
      alt="Five barns with region, delay, price and free machines; one of them is chosen for each job."
      columns={{ network: 'barn', region: 'region', latency: 'delay', price: '$/hour', free: 'free' }}
      rows={[
        { network: 'barn-a', region: 'FRA', latency: '28 ms', price: '1.19', free: '412' },
        { network: 'barn-b', region: 'AMS', latency: '41 ms', price: '1.34', free: '96' },
        { network: 'barn-c', region: 'WAW', latency: '47 ms', price: '1.08', free: '12' },
        { network: 'field-d', region: 'LON', latency: '52 ms', price: '2.90', free: '48' },
        { network: 'barn-e', region: 'ASH', latency: '104 ms', price: '0.92', free: '733' },
      ]}
      choices={[
        { row: 0, reason: 'Mowing: the shortest delay.' },
        { row: 4, reason: 'Threshing overnight: the lowest price.' },
      ]}
      chosenLabel="chosen"
      pauseLabel="Pause the routing table"
    />
  ),
  workflow: (
    <WorkflowGraph
      label="workflow · rye"
      note="illustrative"
      alt="Field map and seed go to sowing, sowing to weighing and storing; the weighed harvest is verified."
      nodes={[
        { id: 'map', title: 'Field map', detail: '12 ha', x: 0, y: 0 },
        { id: 'seed', title: 'Seed', detail: 'rye · 70 kg', x: 0, y: 2 },
        { id: 'sow', title: 'Sowing', detail: '8 machines', x: 1, y: 1 },
        { id: 'weigh', title: 'Weighing', detail: 'scale', x: 2, y: 0 },
        { id: 'store', title: 'Storing', detail: 'barn', x: 2, y: 2 },
        { id: 'done', title: 'Proof', detail: 'signed', x: 3, y: 1, verified: true },
      ]}
      edges={[
        { from: 'map', to: 'sow', active: true },
        { from: 'seed', to: 'sow', active: true },
        { from: 'sow', to: 'weigh', active: true },
        { from: 'sow', to: 'store' },
        { from: 'weigh', to: 'done', active: true },
        { from: 'store', to: 'done' },
      ]}
      pauseLabel="Pause the workflow"
    />
  ),
  ledger: (
    <MerkleTree
      alt="A tree of eight hashes: one leaf and the three hashes beside its path lead to the root."
      levels={[['f831', '6e3d', 'e3c8', 'f191', '8b32', 'cb04', '1114', '787f'], ['cbd4', '1e32', '9a91', '63ac'], ['4995', 'b4cb'], ['6857']]}
      caption="proof of sack {leaf}"
      legend={{ proven: 'proven', sibling: 'evidence', rest: 'not needed' }}
      pauseLabel="Pause the tree"
    />
  ),
  code: (
    <CodeSample
      label="order a machine"
      tabsLabel="Language"
      languages={[
        {
          label: 'TypeScript',
          code: 'const job = await fields.jobs.create({\n  name: "rye-01",\n  machine: "mower-4-rows",\n})\n// one call, any barn',
          highlights: ['"rye-01"'],
        },
        { label: 'CLI', code: 'fields jobs create rye-01 --machine mower-4-rows' },
      ]}
      networksLabel="Barns that answer"
      networks={['Northbarn', 'Eastfield', 'Millhouse', 'Southgate']}
    />
  ),
  board: (
    <MetricTiles
      label="board · rye"
      note="illustrative"
      tiles={['Delay', 'Mowers', 'Spend', 'Uptime', 'Barns', 'Promise'].map((label, at) => ({
        label,
        value: ['45 ms', '86%', '$412', '99.9%', '41%', 'met'][at]!,
        trend: ['steady', 'rising', 'under plan', 'no gap', 'half idle', 'kept'][at]!,
        points: wave(at + 1),
      }))}
      pauseLabel="Pause the board"
    />
  ),
}

const meta = {
  title: 'Landing/FeaturePanels',
  component: FeaturePanels,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'features',
    station: 'Five tools',
    title: 'Five tools for one harvest.',
    lead: 'Each of them works alone; together they carry a job from the field to the barn.',
    panels: [
      {
        number: '01',
        title: 'Route finder',
        description: 'It measures every barn and sends each job to the one that suits it.',
        additionalText: 'Delay, price and free machines are read again for every job, so a barn that fills up gets no more.',
        instrument: instruments.routing,
      },
      {
        number: '02',
        title: 'Work plan',
        description: 'Put the parts of a harvest together and let them run in any barn.',
        additionalText: 'A part knows only what it needs and what it gives, so one can be replaced while the others stay.',
        instrument: instruments.workflow,
      },
      {
        number: '03',
        title: 'Weighing ledger',
        description: 'What arrives comes with the evidence that it is right.',
        additionalText: 'Anyone who holds the signature can check it.',
        instrument: instruments.ledger,
      },
      {
        number: '04',
        title: 'One order form',
        description: 'One call reaches every barn.',
        additionalText: 'The same fields in every language.',
        instrument: instruments.code,
      },
      {
        number: '05',
        title: 'Board of measures and promises',
        description: 'Delay, mowers, spend, uptime, barns and the promise on one board.',
        additionalText: 'Every line is a day long.',
        instrument: instruments.board,
      },
    ],
  },
} satisfies Meta<typeof FeaturePanels>

export default meta
type Story = StoryObj<typeof meta>

/** Five named panels in a list, each motion with its own control, and all of it in reading order. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Five tools for one harvest.' })).toHaveAttribute('id', 'features')
    const panels = canvas.getAllByRole('article')
    await expect(panels).toHaveLength(5)
    await expect(within(panels[0]!).getByRole('heading', { level: 3, name: 'Route finder' })).toBeVisible()
    for (const name of ['Pause the routing table', 'Pause the workflow', 'Pause the tree']) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'TypeScript' })).toHaveFocus()
  },
}

export const LongCopy: Story = {
  args: {
    station: 'Fünf Werkzeuge für die Feldbearbeitung',
    title: 'Landmaschinenkapazitätsvermittlung und Feldbearbeitungsgeschwindigkeit in fünf Werkzeugen',
    panels: Object.values(instruments).map((instrument, at) => ({
      number: `0${at + 1}`,
      title: 'Feldbearbeitungsgeschwindigkeitsüberwachung und Verfügbarkeitsgewährleistung',
      description: 'Jeder Auftrag wird an die Maschinenverleihgenossenschaft gesendet, die ihn am schnellsten und am günstigsten erledigt. '.repeat(2),
      additionalText: 'Verzögerung, Preis und freie Maschinen werden für jeden Auftrag erneut gelesen und gegeneinander abgewogen. '.repeat(3),
      instrument,
    })),
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
