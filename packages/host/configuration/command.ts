import { existsSync } from 'node:fs'
import { ConfigurationError } from './configuration.ts'

/** Error that a person can fix. The message is one line that says how. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Runs a command. Prints the message of a CommandError or ConfigurationError and exits with status 1, and rethrows other errors. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof ConfigurationError || error instanceof CommandError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Returns the environment variables, with those of `.env` added. Variables that are already set take precedence. */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
