import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Targets } from './Targets.tsx'

const meta = {
  title: 'Landing/Targets',
  component: Targets,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'targets',
    station: 'Targets',
    title: 'What we are growing toward.',
    note: 'Planned, not measured',
    items: [
      { figure: '10M+', label: 'Ears', detail: 'On every field' },
      { figure: '99.9%', label: 'Germination', detail: 'With tested seed' },
      { figure: '< 30 ms', label: 'Answer', detail: 'From the barn' },
      { figure: 'All', label: 'Villages', detail: 'In the valley' },
    ],
  },
} satisfies Meta<typeof Targets>

export default meta
type Story = StoryObj<typeof meta>

/** A visitor reads each goal with its label, and that it is a plan. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'What we are growing toward.' })).toBeVisible()
    await expect(canvas.getByText('Planned, not measured')).toBeVisible()
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Ears', 'Germination', 'Answer', 'Villages'])
    await expect(canvas.getByText('99.9%')).toBeVisible()
  },
}

export const LongCopy: Story = {
  args: {
    title: 'Worauf wir in den kommenden Bewirtschaftungsjahren gemeinsam hinarbeiten wollen.',
    items: [{ figure: '1.234.567 ha', label: 'Landwirtschaftsflächenbewirtschaftung', detail: 'Mit sämtlichen Genossenschaftsmitgliedern und deren Maschinenparks' }],
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
