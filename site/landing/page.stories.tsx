import type { Meta, StoryObj } from '@storybook/react-vite'
import { page } from '../frame/page.fixture.tsx'
import { settled } from '#ui/landing/Proof/Proof.fixture.ts'
import { Component } from './page.tsx'

const meta = {
  id: 'pages-landing',
  title: 'Pages/Landing',
  component: Component,
  parameters: { layout: 'fullscreen' },
  render: () => page(<Component />),
} satisfies Meta<typeof Component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { settled } }
