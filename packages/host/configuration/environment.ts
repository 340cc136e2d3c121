import { existsSync } from 'node:fs'

/** Reads the environment and `.env`, whose variables change none that is set. */
export function environment(): Readonly<Record<string, string | undefined>> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
