import { existsSync } from 'node:fs'

/** Returns the environment variables and those of `.env`, which do not override them. */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
