import { brand } from '@workspace/tokens/brand.ts'
import { docsHome, type DocsEntry, type DocsGroup } from './docs-site.ts'

export const contents: readonly DocsGroup[] = [
  {
    title: 'Virtual machines',
    pages: [
      {
        path: '/docs/vm/overview',
        label: 'Overview',
        title: 'Virtual machines',
        description: `How ${brand.name} finds capacity for a VM, what a VM can have, and what is planned.`,
      },
      {
        path: '/docs/vm/first-vm',
        title: 'Your first VM',
        description: 'Order, use and finalize a VM step by step in a sandbox, without an account.',
      },
      {
        path: '/docs/vm/registration',
        label: 'Registration',
        title: 'Create an account',
        description: 'Sign in, understand your wallet, and generate the API key that every request needs.',
      },
      {
        path: '/docs/vm/balance',
        label: 'Balance',
        title: 'Balance and billing',
        description: 'How to fund an account, when a VM is charged, and what happens when the balance runs low.',
      },
      {
        path: '/docs/vm/deploy',
        label: 'Deploy',
        title: 'Deploy a virtual machine',
        description: 'Choose a size and country, estimate the price, order and connect by SSH.',
      },
      {
        path: '/docs/vm/manage',
        label: 'Manage',
        title: 'Manage virtual machines',
        description: 'List, rename and terminate VMs, change their ports, and finalize VMs that a provider terminated.',
      },
    ],
  },
  {
    title: 'VM API',
    pages: [
      {
        path: '/docs/vm/api/overview',
        label: 'Overview',
        title: 'VM API',
        description: 'The host, the key, the errors and every call of the VM API.',
      },
      {
        path: '/docs/vm/api/offerings',
        label: 'Offerings',
        title: 'Find capacity',
        description: 'Search the marketplace for machines, and estimate the price of an order.',
      },
      {
        path: '/docs/vm/api/order',
        label: 'Order',
        title: 'Order a virtual machine',
        description: 'Order VMs by constraints such as size, country and price, and list the default images.',
      },
      {
        path: '/docs/vm/api/manage',
        label: 'Manage',
        title: 'Manage VMs and keys',
        description: 'The calls that list, change and delete virtual machines and SSH keys.',
      },
    ],
  },
  {
    title: 'Containers',
    pages: [
      {
        path: '/docs/caas/overview',
        label: 'Overview',
        title: 'Containers as a service',
        description: 'Run a container on GPUs by the hour: requirements, the steps to a deployment, and every call.',
      },
      {
        path: '/docs/caas/first-container',
        title: 'Your first container',
        description: 'Deploy, read, extend and destroy a container step by step in a sandbox, without an account.',
      },
    ],
  },
  {
    title: 'CaaS API',
    collapsed: true,
    pages: [
      {
        path: '/docs/caas/api/deploy',
        label: 'Deploy',
        title: 'Deploy containers',
        description: 'One request with an image, a port, hardware and hours starts a deployment.',
      },
      {
        path: '/docs/caas/api/deployments',
        label: 'Deployments',
        title: 'Read deployments',
        description: 'List deployments in pages, read one deployment, and list its containers.',
      },
      {
        path: '/docs/caas/api/hardware',
        label: 'Hardware',
        title: 'GPU hardware and prices',
        description: 'Which GPUs there are, where they are available, and what a deployment costs.',
      },
      {
        path: '/docs/caas/api/manage',
        label: 'Manage',
        title: 'Manage deployments',
        description: 'Change environment variables, add hours, read logs and destroy a deployment.',
      },
    ],
  },
  {
    title: 'Command line',
    collapsed: true,
    pages: [
      {
        path: '/docs/cli/overview',
        label: 'Overview',
        title: 'The command-line tool',
        description: 'What the tool does, what it needs, what you can do today, and a first deployment in four commands.',
      },
      {
        path: '/docs/cli/commands',
        title: 'Commands',
        description: 'Every command with its options, an example, its output and its exit codes.',
      },
      {
        path: '/docs/cli/configuration',
        title: 'Configuration',
        description: 'Where settings come from, the fields of config.json and deploy.yml, and a check of your deploy.yml.',
      },
      {
        path: '/docs/cli/examples',
        title: 'Examples',
        description: 'A web server, a training job, a VM, logs, and a deployment from CI.',
      },
    ],
  },
  {
    title: 'Help',
    pages: [
      {
        path: '/docs/errors',
        label: 'Errors and limits',
        title: 'Errors, limits and retries',
        description: 'Every error message with its cause and what to do, the limits of both APIs, and what is safe to send again.',
      },
    ],
  },
]

export const docsPages: readonly DocsEntry[] = [docsHome, ...contents.flatMap(({ pages }) => pages)]
