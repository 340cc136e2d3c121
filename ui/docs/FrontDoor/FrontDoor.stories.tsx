import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { codeTexts } from '../../elements/CopyButton/clipboard.fixture.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { samples } from '../CodeBlock/fixture.ts'
import { CodeTabs } from '../CodeTabs/CodeTabs.tsx'
import { DocHeading } from '../DocHeading/DocHeading.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { proseElements } from '../Prose/proseElements.tsx'
import { FrontDoor, type FrontDoorProps } from './FrontDoor.tsx'
import { ProductFigure } from './ProductFigure.tsx'

const { a: A, li: Item, ol: Ordered, p: P, strong: Strong, ul: List } = proseElements

const figures = {
  machine: <ProductFigure of="machine" />,
  replicas: <ProductFigure of="replicas" />,
}

const card = (title: string, figure: keyof typeof figures) => (
  <FrontDoor of="card">
    <FrontDoor of="figure">{figures[figure]}</FrontDoor>
    <FrontDoor of="body">
      <DocHeading level={2} id={figure} copy={codeTexts}>
        {title}
      </DocHeading>
      <P>A machine that you connect to by SSH.</P>
      <List>
        <Item>
          <Strong>Size</Strong> from 2 vCPUs, 4 GB RAM and 25 GB storage
        </Item>
        <Item>
          <Strong>You pay</Strong> by the full day
        </Item>
      </List>
    </FrontDoor>
    <P>
      <A href="/docs/machines">Overview</A> <A href="/docs/order">Order one</A>
    </P>
  </FrontDoor>
)

const cards = (title: string) => (
  <>
    {card(title, 'machine')}
    {card('Containers', 'replicas')}
  </>
)

const own = 'Meridian documentation'

const page = (props: FrontDoorProps, title: string) => (
  <>
    <FrontDoor of="opening">
      <FrontDoor of="text">
        <PageHeader title={title} lead="Rent machines by REST API or from the command line." large />
        <P>You describe what you need.</P>
      </FrontDoor>
      <FrontDoor of="code">
        <CodeTabs
          label="Language"
          title="What does a machine cost?"
          items={[
            { id: 'curl', label: 'cURL', lines: samples.curl },
            { id: 'python', label: 'Python', lines: samples.python },
          ]}
          foot={{ answer: { status: 200, words: 'OK', facts: '$0.42 a day' }, next: { href: '/docs/first', label: 'Order it' } }}
          texts={codeTexts}
        />
      </FrontDoor>
    </FrontDoor>
    <FrontDoor {...props} />
    <FrontDoor of="section">
      <DocHeading level={2} id="before" copy={codeTexts}>
        Before the first order
      </DocHeading>
      <Ordered>
        {['Create an account', 'Add funds', 'Generate a key', 'Order'].map((step) => (
          <Item key={step}>
            <P>
              <Strong>{step}</Strong>
            </P>
            <P>In the console.</P>
          </Item>
        ))}
      </Ordered>
    </FrontDoor>
    <FrontDoor of="section">
      <DocHeading level={2} id="keys" copy={codeTexts}>
        {title}
      </DocHeading>
      <FrontDoor of="columns">
        <FrontDoor of="column">
          <P>Each API has its own header.</P>
        </FrontDoor>
        <FrontDoor of="column">
          <P>Set the key once in each terminal.</P>
        </FrontDoor>
      </FrontDoor>
      <List>
        <Item>
          <a href="/vm.yaml" download>
            OpenAPI 3.1
          </a>{' '}
          <code>vm.yaml</code>
        </Item>
      </List>
      <List>
        <Item>
          <A href="/status">Status</A> Current status of the services.
        </Item>
        <Item>
          <A href="/community">Community</A> Questions and answers.
        </Item>
      </List>
    </FrontDoor>
  </>
)

const meta = {
  id: 'docs-frontdoor',
  title: 'Docs/FrontDoor',
  component: FrontDoor,
  subcomponents: { ProductFigure },
  tags: ['status:beta', 'a11y:reviewed', 'purpose:tell', 'tile:whole'],
  parameters: { layout: 'padded' },
  args: { of: 'cards', children: cards(own) },
  render: (args) => page(args, own),
} satisfies Meta<typeof FrontDoor>

export default meta
type Story = StoryObj<typeof meta>

const wide = { viewport: { value: 'wide', isRotated: false } }

export const Default: Story = { globals: wide }

/** Text and code side by side. */
export const SideBySide: Story = {
  tags: ['!autodocs'],
  globals: wide,
  play: async ({ canvas }) => {
    const [title, code] = [canvas.getByRole('heading', { level: 1 }), canvas.getByRole('figure', { name: 'What does a machine cost?' })]
    await expect(code.getBoundingClientRect().left).toBeGreaterThan(title.getBoundingClientRect().right)
    await expect(canvas.getByRole('link', { name: 'Order it' })).toBeVisible()
  },
}

/** Every product figure. */
export const States: Story = states(() => Object.entries(figures).map(([label, show]) => ({ label, show })))

export const Stress: Story = stress(({ title }) => page({ of: 'cards', children: cards(title) }, title))
