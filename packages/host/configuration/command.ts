import { existsSync } from 'node:fs'
import { ConfigurationError } from './configuration.ts'

/** Error that a person can fix. Its message says how. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof ConfigurationError || error instanceof CommandError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Adds the variables of `.env`, except those that are already set. */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
