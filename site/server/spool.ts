import { createStore } from '../application/spool/store.server.ts'
import { readConfiguration } from './configuration.ts'
import { environment } from './environment.ts'
import { runSpoolCommand } from './spool-command.ts'
import { runCommand } from './start-error.ts'

/** The operator's tool: npm run spool. */
await runCommand(async () => {
  // It reads and marks files only, so it needs no key of the mail service.
  const { SPOOL_DIRECTORY } = readConfiguration({ ...environment(), NODE_ENV: 'development' })
  await runSpoolCommand(process.argv.slice(2), { store: createStore(SPOOL_DIRECTORY), print: console.log, say: console.error })
})
