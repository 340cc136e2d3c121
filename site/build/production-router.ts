import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const files: Readonly<Record<string, string>> = { 'react-router': 'index', 'react-router/dom': 'dom-export' }

/** Takes the production build of React Router, whose exports lead to the development build under every condition. */
export const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^react-router(?:\/dom)?$/ },
    handler: (id) => resolve(`node_modules/react-router/dist/production/${files[id]}.mjs`),
  },
}
