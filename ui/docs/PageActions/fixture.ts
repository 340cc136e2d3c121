import type { PageActionsProps } from './PageActions.tsx'

export const pageActions = {
  texts: { label: 'Copy page', copied: 'Copied', failed: 'Not copied' },
  menuLabel: 'More actions of this page',
  actions: [
    { href: '/docs/order.md', label: 'View as Markdown', hint: 'Plain text of this page', icon: 'file' },
    {
      href: 'https://assistant.meridian.example/?q=order',
      label: 'Open in an assistant',
      hint: 'Asks about this page',
      icon: 'arrow-up-right',
      outside: true,
    },
  ],
  read: async () => '# Order',
} satisfies PageActionsProps
