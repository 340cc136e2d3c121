import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import config from '../../vitest.config.ts'
import { broken } from './broken.ts'

/** Gives the tests the file of the current mutant as it would be with its edit. */
const edit: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  transform: (code, id) => (broken.now && id.split('?')[0] === resolve(broken.now.file) ? broken.edit(code, broken.now) : undefined),
}

const names = ['unit', 'stories']
const projects = config.test!.projects!.flatMap((project, at) =>
  typeof project === 'object' && 'test' in project && typeof project.test?.name === 'string' && names.includes(project.test.name)
    ? // Vitest asks for an order of projects that have different numbers of workers.
      [{ ...project, test: { ...project.test, sequence: { groupOrder: at } }, plugins: [...(project.plugins ?? []), edit] }]
    : [],
)

export default defineConfig({ test: { ...config.test, projects } })
