import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { CallList } from './CallList.tsx'
import { calls, callsByPath } from './fixture.ts'

const meta = {
  id: 'docs-calllist',
  title: 'Docs/CallList',
  component: CallList,
  tags: ['status:beta', 'a11y:open', 'purpose:lead'],
  args: { items: calls },
} satisfies Meta<typeof CallList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Calls of an API, listed by path. */
export const ByPath: Story = {
  args: { prefix: { label: 'Every path begins with', path: '/v3' }, items: callsByPath },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Every path begins with/)).toHaveTextContent('Every path begins with /v3')
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))).toEqual([
      'POST /machines Orders machines by constraints.',
      'PATCH /machines/{machineId} Changes the name and the ports of a machine.',
      'DELETE /machines/{machineId} Ends a machine.',
    ])
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: /Order machines/ })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: /List machines/ })).toHaveFocus()
    },
  }),
}

export const States: Story = states((args) => inLooks('calls of a page', () => <CallList {...args} />, ['rest', 'hover', 'focus']), {
  wide: true,
})

export const Stress: Story = stress(({ id, word, title, text }) => (
  <CallList
    prefix={{ label: title, path: `/${id}` }}
    items={[
      { href: '#a', method: 'DELETE', path: `/${word}/{${id}}`, title },
      { href: '#b', method: 'PATCH', path: `/${word}`, text },
    ]}
  />
))

export const Narrow: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'narrow', isRotated: false } } }
