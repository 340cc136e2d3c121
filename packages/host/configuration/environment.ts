import { existsSync } from 'node:fs'

/** The environment, with what `.env` adds where the file is there; what is already set wins. */
export function environment(): Readonly<Record<string, string | undefined>> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
