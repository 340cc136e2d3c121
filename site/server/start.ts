import { builtPages } from './built-pages.ts'
import { ConfigurationError } from './configuration.ts'
import { environment } from './environment.ts'
import { serve } from './serve.ts'
import { StartError } from './start-error.ts'

/** The build's entry: `npm start` runs it from the project's folder. */
const client = 'dist/client'

try {
  const running = await serve({ env: environment(), root: client, loadPages: () => builtPages(client, 'dist/server/assets.json') })
  const stop = () => {
    running.close().then(() => process.exit(0), () => process.exit(1))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
