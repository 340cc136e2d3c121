import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Hero } from './Hero.tsx'

const meta = {
  title: 'Landing/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    badge: 'Field protocol',
    title: 'One layer for every harvest machine',
    lead: 'Send the work once. The layer finds a free machine and shows the evidence.',
    actions: [
      { label: 'Read the guide', href: '/guide', variant: 'primary' },
      { label: 'Join the growers', href: 'https://growers.example', variant: 'outline' },
      { label: 'Learn more', href: '/more', variant: 'text' },
    ],
    figure: {
      alt: 'A workload is routed to one free machine of four fields.',
      source: 'work',
      networks: ['North', 'East', 'South', 'West'],
      pauseLabel: 'Pause the figure',
    },
    stats: [
      { figure: '12', label: 'fields' },
      { figure: '3 ha', label: 'an hour' },
      { figure: '∞', label: 'patience' },
    ],
  },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

/** A visitor reads the headline, reaches the three ways on by keyboard and hears where the outside one opens. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'One layer for every harvest machine' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: /routed to one free machine/ })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Read the guide' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Join the growers (opens in a new tab)' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Learn more' })).toHaveFocus()
  },
}

/** The figure stands still when the reader says so. */
export const Paused: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Pause the figure' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
}

export const LongCopy: Story = {
  args: {
    badge: 'Landwirtschaftsmaschinenverbundprotokoll der nächsten Generation',
    title: 'Landmaschinenkapazitätsvermittlung für die dezentrale Infrastrukturwirtschaft und darüber hinaus',
    lead: 'Senden Sie die Arbeit ein einziges Mal. Die Schicht findet die nächstgelegene freie Maschine, prüft sie, lässt sie arbeiten und legt am Ende den Nachweis über die Feldbearbeitungsgeschwindigkeit vor.',
    stats: [
      { figure: '1.234.567,89', label: 'Feldbearbeitungsstunden im Monat' },
      { figure: '24/7/365', label: 'Verfügbarkeitsgewährleistung' },
      { figure: '0 ms', label: 'Antwortverzögerung' },
    ],
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
