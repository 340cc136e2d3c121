import { ConfigurationError } from './configuration.ts'

/** Something outside the program keeps the server from starting; the message is one line that says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Runs a command. An error that a person can correct ends it with its message and status 1; every other is thrown. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof ConfigurationError || error instanceof CommandError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
