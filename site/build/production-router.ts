import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const files: Readonly<Record<string, string>> = { 'react-router': 'index', 'react-router/dom': 'dom-export' }

/** Resolves React Router to its production build, because all its export conditions lead to the development build. */
export const productionRouter: Plugin = {
  name: 'site:production-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^react-router(?:\/dom)?$/ },
    handler: (id) => resolve(`node_modules/react-router/dist/production/${files[id]}.mjs`),
  },
}
