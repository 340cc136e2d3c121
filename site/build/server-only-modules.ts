import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'
import type application from '@workspace/application/package.json'
import { readJson } from '@workspace/host/configuration/read-json.ts'

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) })
const listDependencies = (folder: string) => Object.keys(readJson(manifest, readFileSync(`${folder}/package.json`, 'utf8')).dependencies)

/** Packages that the rules of the form use in a browser, although neither the pages nor the components list them. */
const ofRules: (keyof typeof application.dependencies)[] = ['email-addresses']

const forBrowsers = [...listDependencies('site'), ...listDependencies('ui'), ...ofRules]

/** The server's packages, such as the mail client and the long list of mail providers. */
const serverPackages = listDependencies('.').filter((name) => !forBrowsers.includes(name))

/** Matches the server's own modules, and `.read.ts` files. */
const forbidden = /\/packages\/host\/|\.server\.tsx?$|\/blocks\/\w+\.read\.ts$/

const isForbidden = (path: string) => forbidden.test(path) || serverPackages.some((name) => path.includes(`/node_modules/${name}/`))

/** Fails the client build if a chunk contains a server-only module. Checks each chunk's list of modules, because minified code has no module names. */
export const refuseServerModules: Plugin = {
  name: 'site:refuse-server-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const module = Object.keys(chunk.modules).find((id) => isForbidden(id.split('?')[0]!))
      if (module) this.error(`${module} is in the browser's chunk ${chunk.fileName}: import it from server code only.`)
    }
  },
}
