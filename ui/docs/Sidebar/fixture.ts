import type { SidebarProps } from './Sidebar.tsx'

const items = (base: string, labels: readonly string[]) => labels.map((label) => ({ label, href: `/docs/${base}/${label.toLowerCase()}` }))

export const sidebar = {
  label: 'Documentation',
  groups: [
    { title: 'Virtual machines', items: items('vm', ['Overview', 'Registration', 'Balance', 'Deploy', 'Manage']), open: true },
    { title: 'Machine API', items: items('api', ['Overview', 'Offers', 'Order', 'Manage']) },
    { title: 'Containers', items: items('containers', ['Overview']), open: true },
    { title: 'Container API', items: items('container-api', ['Overview', 'Deployments', 'Logs']) },
    { title: 'Command line', items: items('cli', ['Install', 'Configuration']) },
  ],
  current: '/docs/api/order',
} satisfies SidebarProps
