import type { Meta, StoryObj } from '@storybook/react-vite'
import { RouterProvider } from 'react-router-dom'
import { expect } from 'storybook/test'
import { docsPages } from '../docs/contents.ts'
import { siteAt } from './page-fixture.tsx'

function Docs(_address: { path: string }) {
  return null
}

type Loaded = Awaited<ReturnType<typeof siteAt>>

/** The documentation: one page of each part, in the frame that all of them share. */
const meta = {
  id: 'pages-docs',
  title: 'Pages/Docs',
  component: Docs,
  parameters: { layout: 'fullscreen' },
  args: { path: '/docs' },
  argTypes: { path: { control: false } },
  loaders: [async ({ args }) => ({ site: await siteAt(args.path) })],
  render: (_args, { loaded }) => <RouterProvider router={loaded.site as Loaded} />,
  play: async ({ args, canvas }) => {
    const { title } = docsPages.find(({ path }) => path === args.path)!
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible()
  },
} satisfies Meta<typeof Docs>

export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {}
/** A guide, with steps and samples in several languages. */
export const Guide: Story = { args: { path: '/docs/vm/deploy' } }
/** Calls of an API: fields, samples, answers. */
export const ApiCalls: Story = { args: { path: '/docs/vm/api/order' } }
export const Overview: Story = { args: { path: '/docs/caas/overview' } }
export const ApiList: Story = { args: { path: '/docs/caas/api/deployments' } }
/** Where settings come from, and the tool that checks a file. */
export const Configuration: Story = { args: { path: '/docs/cli/configuration' } }
