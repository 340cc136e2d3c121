import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { designTokens, tokenResolver } from './design-tokens.ts'

/** Writes `tokens.json` (light), `tokens.dark.json` and `tokens.resolver.json`, which names the two, into a folder. */
export function writeTokens(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const files = { 'tokens.json': designTokens('light'), 'tokens.dark.json': designTokens('dark'), 'tokens.resolver.json': tokenResolver }
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
}
