import type { Meta, StoryObj } from '@storybook/react-vite'
import { RouterProvider } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { docsPages } from './contents.ts'
import { siteAt } from '../site-at.fixture.ts'

function Docs(_address: { path: string }) {
  return null
}

type Loaded = Awaited<ReturnType<typeof siteAt>>

/** Pages from each area of the documentation. */
const meta = {
  id: 'pages-docs',
  title: 'Pages/Docs',
  component: Docs,
  parameters: { layout: 'fullscreen' },
  args: { path: '/docs' },
  argTypes: { path: { control: false } },
  loaders: [async ({ args }) => ({ site: await siteAt(args.path) })],
  render: (_args, { loaded }) => <RouterProvider router={loaded.site as Loaded} />,
} satisfies Meta<typeof Docs>

export default meta
type Story = StoryObj<typeof meta>

/** Expects the title, the headings in their order, and text below each. */
const reads =
  (...headings: string[]): Story['play'] =>
  async ({ args, canvas }) => {
    const { title } = docsPages.find(({ path }) => path === args.path)!
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const parts = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 })
    await expect(parts.map((part) => part.textContent).filter((text) => headings.includes(text))).toEqual(headings)
    for (const part of parts.filter(({ textContent }) => headings.includes(textContent))) {
      const range = document.createRange()
      range.setStartAfter(part)
      range.setEndBefore(parts[parts.indexOf(part) + 1] ?? canvas.getByRole('main').lastChild!)
      await expect(range.toString().trim().length).toBeGreaterThan(40)
    }
  }

export const Start: Story = {
  play: reads(
    'Virtual machines',
    'Containers',
    'Before the first order',
    'Keys and headers',
    'Command line',
    'Machine-readable contract',
    'Help',
  ),
}

/** A guide, with steps and samples in several languages. */
export const Guide: Story = {
  args: { path: '/docs/vm/deploy' },
  play: reads('Before you begin', 'Choose', 'Estimate the price', 'Order', 'Wait until it runs', 'Connect by SSH'),
}

/** Calls of an API: fields, samples, answers. */
export const ApiCalls: Story = { args: { path: '/docs/vm/api/order' }, play: reads('Order VMs', 'Default images') }

export const Overview: Story = {
  args: { path: '/docs/caas/overview' },
  play: reads(
    'What a container must do',
    'Authentication',
    'From a GPU to a running container',
    'Statuses of a deployment',
    'Errors',
    'API reference',
  ),
}

export const ApiList: Story = {
  tags: ['no-picture'],
  args: { path: '/docs/caas/api/deployments' },
  play: reads('List deployments', 'Show a deployment', 'List containers', 'Wait until it runs'),
}

/** Sources of settings, and the check of a file. */
export const Configuration: Story = {
  args: { path: '/docs/cli/configuration' },
  play: reads(
    'Where a setting comes from',
    'Environment variables',
    'config.json',
    'deploy.yml',
    'Templates',
    'Validation',
    'JSON Schemas',
  ),
}

export const Errors: Story = { args: { path: '/docs/errors' }, play: reads('Fields', 'Retries') }
