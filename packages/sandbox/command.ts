import { serve } from '@hono/node-server'
import { createLocalApp } from './local-app.ts'
import { OptionError, readOptions } from './options.ts'
import { createSandbox } from './sandbox.ts'
import { examplesKey } from './state/state.ts'

try {
  const { port: wanted, ...options } = readOptions(process.argv.slice(2))
  const { SITE_ORIGIN: site = 'http://localhost:4173' } = process.env
  const { fetch } = createLocalApp(createSandbox({ ...options, site }))
  const port = await new Promise<number>((resolve, reject) => {
    serve({ fetch, hostname: '127.0.0.1', port: wanted }, (address) => resolve(address.port)).once('error', reject)
  }).catch((error: NodeJS.ErrnoException) => {
    throw new OptionError(
      error.code === 'EADDRINUSE' || error.code === 'EACCES'
        ? `Port ${wanted} cannot be used. Choose another one, for example npm run sandbox -- --port 4011.`
        : error.message,
    )
  })
  const host = `http://localhost:${port}`
  console.log(`Sandbox   ${host}`)
  console.log(`Keys      ${examplesKey} has the account of the documentation; ${examplesKey}-NAME opens a new, empty account`)
  console.log(`Clock     ${options.speed} seconds pass in each second`)
  console.log(`Errors    link to the documentation at ${site}, as npm start serves it; SITE_ORIGIN sets another address`)
  if (options.fail > 0) console.log(`Failures  ${options.fail * 100} % of the calls get a 500`)
  console.log(`Next: curl --header "Authorization: Bearer ${examplesKey}" ${host}/vms/v3. Ctrl+C stops.`)
} catch (error) {
  if (!(error instanceof OptionError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
