import type { Plugin } from 'vite'

/**
 * Modules that must never reach a browser: the server with its libraries, such as the mail client and the long list of mail providers, and
 * `.read.ts` files.
 */
const forbidden =
  /(?:\/packages\/host\/|\.server\.tsx?$|\/blocks\/\w+\.read\.ts$|\/node_modules\/(?:resend|hono|@hono|free-email-domains|rate-limiter-flexible|tldts)\/)/

/** Fails the client build if a chunk contains a server-only module. Checks each chunk's list of modules, because minified code has no module names. */
export const refuseServerModules: Plugin = {
  name: 'site:refuse-server-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const module = Object.keys(chunk.modules).find((id) => forbidden.test(id.split('?')[0]!))
      if (module) this.error(`${module} is in the browser's chunk ${chunk.fileName}: import it from server code only.`)
    }
  },
}
