import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { CallList } from '../CallList/CallList.tsx'
import { calls } from '../CallList/fixture.ts'
import { stay, followed } from '../DocHeading/stay.fixture.ts'
import { DocsHeader } from '../DocsHeader/DocsHeader.tsx'
import { docsHeader } from '../DocsHeader/fixture.ts'
import { PreviousNext } from '../PreviousNext/PreviousNext.tsx'
import { pageActions } from '../PageActions/fixture.ts'
import { NavigationMenu } from '../NavigationMenu/NavigationMenu.tsx'
import { PageActions } from '../PageActions/PageActions.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { proseElements } from '../Prose/proseElements.tsx'
import { search } from '../Search/fixture.ts'
import { Search } from '../Search/Search.tsx'
import { sidebar } from '../Sidebar/fixture.ts'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { DocsLayout, type DocsLayoutProps } from './DocsLayout.tsx'
import { wholePage } from './WholePage.fixture.tsx'

const narrow = { viewport: { value: 'narrow', isRotated: false } }
const wide = { viewport: { value: 'wide', isRotated: false } }
const { p: P } = proseElements

const meta = {
  id: 'docs-docslayout',
  title: 'Docs/DocsLayout',
  component: DocsLayout,
  tags: ['status:stable', 'a11y:open', 'purpose:hold', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  beforeEach: stay,
  args: {
    texts: { skip: 'Skip to the text', contents: 'On this page', position: (at, count) => `${at} of ${count}`, close: 'Close' },
    header: (
      <DocsHeader
        {...docsHeader}
        menu={
          <NavigationMenu label="All pages" closeLabel="Close" page="Order a virtual machine">
            <Sidebar {...sidebar} links={docsHeader.links} />
          </NavigationMenu>
        }
        search={<Search {...search} />}
      />
    ),
    navigation: <Sidebar {...sidebar} links={docsHeader.links} />,
    breadcrumbs: <Breadcrumbs label="Breadcrumbs" items={[{ label: 'Docs', href: '/docs' }, { label: 'Machine API' }]} />,
    pageHeader: (
      <PageHeader
        title="Order a virtual machine"
        lead="Send constraints, not a server name: the market finds the cheapest capacity that satisfies them and returns the machines it started."
      />
    ),
    contents: [
      { id: 'request-body', label: 'Request body' },
      { id: 'response', label: 'Response' },
      { id: 'errors', label: 'Errors' },
      { id: 'limits', label: 'Limits' },
    ],
    actions: <PageActions {...pageActions} />,
    children: wholePage,
    footer: (
      <PreviousNext
        label="Pages"
        previousLabel="Previous"
        nextLabel="Next step"
        previous={{ href: '/docs/api/offers', title: 'Offers' }}
        next={{ href: '/docs/api/manage', title: 'Manage machines' }}
      />
    ),
  },
} satisfies Meta<typeof DocsLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: wide,
}

export const Whole: Story = { tags: ['!autodocs'] }

export const Landmarks: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Documentation' })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /All pages/ })).toBeNull()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => tagName)
    await expect(levels).toEqual(['H1', 'H2', 'H2'])
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  globals: wide,
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Skip to the text' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Meridian documentation' })).toHaveFocus()
      const header = canvas.getByRole('banner')
      while (header.contains(document.activeElement)) await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Virtual machines' })).toHaveFocus()
    },
    Enter: async ({ canvas, userEvent }) => {
      const main = canvas.getByRole('main')
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      // Tests must not navigate, so this checks the link and focuses its target as a browser would.
      await expect(followed).toHaveBeenCalledWith(`#${main.id}`)
      main.focus()
      await expect(main).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' }).contains(document.activeElement)).toBe(true)
    },
  }),
}

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Documentation' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^On this page · \d of 4$/ }))
    const contents = within(await canvas.findByRole('dialog', { name: 'On this page' }))
    await expect(contents.getAllByRole('link')).toHaveLength(4)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'All pages: Order a virtual machine' }))
    const menu = within(await canvas.findByRole('dialog', { name: 'All pages' }))
    await expect(menu.getByRole('link', { name: 'Support' })).toBeVisible()
  },
}

/** API reference: the overview is beside the title, and the text takes the full width. */
export const Reference: Story = {
  globals: wide,
  args: { reference: true, overview: <CallList items={calls} /> },
  play: async ({ canvas }) => {
    const [title, list] = [canvas.getByRole('heading', { level: 1 }), canvas.getByRole('link', { name: 'POST Order machines /machines' })]
    await expect(list.getBoundingClientRect().left).toBeGreaterThan(title.getBoundingClientRect().right)
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).toBeNull()
  },
}

/** Keeps the scroll position of the navigation for the rest of the visit. */
export const ScrollKept: Story = {
  tags: ['!autodocs'],
  globals: wide,
  args: {
    navigation: <Sidebar {...sidebar} groups={sidebar.groups.map((group) => ({ ...group, open: true }))} current="/docs/vm/balance" />,
  },
  beforeEach: () => sessionStorage.setItem('docs-scroll', '20'),
  play: async ({ canvas }) => {
    const column = canvas.getByRole('navigation', { name: 'Documentation' }).parentElement!
    await expect(column.scrollTop).toBe(20)
    column.scrollTop = 35
    await waitFor(() => expect(sessionStorage.getItem('docs-scroll')).toBe('35'))
  },
}

const long = Array.from({ length: 12 }, (_, group) => ({
  title: `Part ${group}`,
  open: true,
  items: Array.from({ length: 5 }, (_, at) => ({ label: `Page ${group}.${at}`, href: `/docs/${group}/${at}` })),
}))

/** Keeps the entry of the current page in view, even after navigation to another page. */
export const CurrentInView: Story = {
  tags: ['!autodocs'],
  globals: wide,
  beforeEach: () => sessionStorage.removeItem('docs-scroll'),
  render: function Moving(args) {
    const [page, setPage] = useState<string>()
    return (
      <DocsLayout {...args} {...(page && { page })} navigation={<Sidebar {...sidebar} groups={long} current={page ?? '/docs/11/4'} />}>
        <button type="button" onClick={() => setPage('/docs/0/0')}>
          To the first page
        </button>
      </DocsLayout>
    )
  },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Documentation' })
    const expectInView = (name: string) =>
      waitFor(async () => {
        const page = within(navigation).getByRole('link', { name, current: 'page' }).getBoundingClientRect()
        const column = navigation.parentElement!.getBoundingClientRect()
        await expect(page.top).toBeGreaterThanOrEqual(column.top)
        await expect(page.bottom).toBeLessThanOrEqual(column.bottom)
      })
    await expectInView('Page 11.4')
    await userEvent.click(canvas.getByRole('button', { name: 'To the first page' }))
    await expectInView('Page 0.0')
  },
}

/** One page with most slots filled, because a document has only one main element. `Narrow` shows one column. */
export const States: Story = {
  ...states<DocsLayoutProps>((args) => [{ label: 'every slot filled', show: <DocsLayout {...args} /> }], { wide: true }),
  globals: wide,
}

/** One page, because a document has only one main element. */
export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <div inert={id !== 'long'}>
    <DocsLayout
      {...args}
      texts={{ skip: title, contents: title, position: (at, count) => `${at} of ${count}`, close: word }}
      header={
        <DocsHeader
          {...docsHeader}
          logo={{ ...docsHeader.logo, name: word }}
          menu={
            <NavigationMenu label={word} closeLabel={word} page={title}>
              {text}
            </NavigationMenu>
          }
          search={<Search {...search} />}
        />
      }
      navigation={<Sidebar label={title} groups={[{ title, items: [{ label: word, href: `/${id}` }] }]} />}
      breadcrumbs={<Breadcrumbs label={`${title}, ${id}`} items={[{ label: word, href: '/docs' }, { label: title }]} />}
      pageHeader={<PageHeader title={title} lead={text} />}
      contents={[{ id: `${id}-first`, label: title }]}
      footer={
        <PreviousNext
          label={word}
          previousLabel={word}
          nextLabel={word}
          previous={{ href: '/docs', title }}
          next={{ href: '/docs/api', title: word }}
        />
      }
    >
      <Prose>
        <P>
          {title} {text}
        </P>
      </Prose>
    </DocsLayout>
  </div>
))
