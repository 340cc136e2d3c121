import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseTokens, screenTokens, themeTokens, tokenResolver } from './design-tokens.ts'
import { screens, themes, tokenFiles } from './modes.ts'

const contents = [baseTokens, ...themes.map(themeTokens), ...screens.map(screenTokens), tokenResolver]

/** Writes the published tokens into a folder. */
export function writeTokens(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [at, file] of tokenFiles.entries()) writeFileSync(join(folder, file), `${JSON.stringify(contents[at], null, 2)}\n`)
}
