import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DocsPage } from '../docs/DocsPage.tsx'
import { textOf } from '../docs/text-of.ts'
import { loadTools } from '../docs/tools.ts'
import { page } from './page-fixture.tsx'

function Docs(_address: { path: string }) {
  return null
}

async function docsAt(path: string) {
  const text = await textOf(path)
  if (!text) throw new Error(`${path} is no page of site/docs/contents.ts.`)
  return { ...text, tools: await loadTools(text.tools) }
}
type Loaded = Awaited<ReturnType<typeof docsAt>>

/** The documentation: one page of each part, in the frame that all of them share. */
const meta = {
  id: 'pages-docs',
  title: 'Pages/Docs',
  component: Docs,
  parameters: { layout: 'fullscreen' },
  args: { path: '/docs' },
  argTypes: { path: { control: false } },
  loaders: [async ({ args }) => ({ docs: await docsAt(args.path) })],
  render: (_args, { loaded }) => page(<DocsPage {...(loaded.docs as Loaded)} />),
  play: async ({ canvas, loaded }) => {
    const { place } = loaded.docs as Loaded
    await expect(canvas.getByRole('heading', { level: 1, name: place.about.title })).toBeVisible()
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
