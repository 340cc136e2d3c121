import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CodeSample } from './CodeSample.tsx'

const meta = {
  title: 'Landing/CodeSample',
  component: CodeSample,
  args: {
    label: 'order a machine',
    note: 'preview',
    tabsLabel: 'Language',
    languages: [
      {
        label: 'TypeScript',
        code: `const job = await fields.jobs.create({
  name: "rye-01",
  machine: "mower-4-rows",
  area: [{ field: 22, unit: "ha" }],
});
// one call, any barn`,
        highlights: ['"rye-01"'],
      },
      {
        label: 'Python',
        code: `job = fields.jobs.create(
    name="rye-01",
    machine="mower-4-rows",
)
# one call, any barn`,
        highlights: ['"rye-01"'],
      },
      {
        label: 'cURL',
        code: `curl https://api.fields.example/v1/jobs \\
  -H "Authorization: Bearer $FIELDS_KEY" \\
  -d '{ "name": "rye-01" }'`,
      },
      { label: 'CLI', code: `fields jobs create rye-01 --machine mower-4-rows` },
    ],
    networksLabel: 'Barns that answer',
    networks: ['Northbarn', 'Eastfield', 'Millhouse', 'Southgate', 'Riverside', 'Hilltop'],
  },
} satisfies Meta<typeof CodeSample>

export default meta
type Story = StoryObj<typeof meta>

/** Every language is one tab away, and the frame keeps its height. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.querySelector('figure')!.getBoundingClientRect().height
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toHaveTextContent('const job = await fields.jobs.create')
    for (const name of ['Python', 'cURL', 'CLI']) {
      await userEvent.click(canvas.getByRole('tab', { name }))
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
      await expect(canvasElement.querySelector('figure')!.getBoundingClientRect().height).toBe(height)
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'TypeScript' }))
    await expect(canvas.getByRole('list', { name: 'Barns that answer' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

/** The arrow keys go from one language to the next, Tab goes on to the code. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'TypeScript' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Python', selected: true })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel', { name: 'CLI' })).toHaveTextContent('fields jobs create rye-01')
  },
}

export const LongCopy: Story = {
  args: {
    label: 'Bestellung einer Feldbearbeitungsmaschine in vier Programmiersprachen',
    note: 'Vorschau, noch nicht veröffentlicht',
    languages: ['TypeScript', 'Python', 'Kommandozeile', 'Schnittstellenaufruf', 'Bestellformular'].map((label, at) => ({
      label,
      code: `const feldbearbeitungsauftrag = await verbundnetz.feldbearbeitungsauftraege.erstellen("${label}")\n${'// Anmerkung\n'.repeat(6 - at)}`,
    })),
    networksLabel: 'Angeschlossene Maschinenverleihgenossenschaften und weitere Betriebe',
    networks: ['Maschinenverleihgenossenschaft Nordost', 'Landwirtschaftsverbund Niederösterreich', 'Feldbearbeitungsbetrieb', 'Mühle'],
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
