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
const projects = config.test!.projects!.flatMap((project) =>
  typeof project === 'object' && 'test' in project && typeof project.test?.name === 'string' && names.includes(project.test.name)
    ? [{ ...project, plugins: [...(project.plugins ?? []), edit] }]
    : [],
)

export default defineConfig({ test: { ...config.test, projects } })
