import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer as SiteFooter } from '#ui/shell/Footer/Footer.tsx'
import { Header as SiteHeader } from '#ui/shell/Header/Header.tsx'
import { Notice } from '#ui/shell/Notice/Notice.tsx'
import { SocialCard as SiteCard } from '#ui/shell/SocialCard/SocialCard.tsx'
import { errors } from './words/errors.ts'
import { backHeader, footer, logo } from './words/site.ts'

/** The header and footer with the site's texts. */
const meta = {
  id: 'pages-frame',
  title: 'Pages/Frame',
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Header: Story = { render: () => <SiteHeader {...backHeader} /> }
export const Footer: Story = { render: () => <SiteFooter {...footer} /> }
export const Offline: Story = { render: () => <Notice message={errors.offline} /> }
export const SocialCard: Story = {
  render: () => (
    <div data-theme="light">
      <SiteCard name={logo.name} title="Rent a GPU by the day" label="onenode.example" />
    </div>
  ),
}
