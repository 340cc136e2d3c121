import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { themes } from '../color/themes.ts'
import { baseTokens, screens, screenTokens, themeTokens, tokenFiles, tokenResolver } from './design-tokens.ts'

const contents = [baseTokens, ...themes.map(themeTokens), ...screens.map(screenTokens), tokenResolver]

export function writeTokens(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [at, file] of tokenFiles.entries()) writeFileSync(join(folder, file), `${JSON.stringify(contents[at], null, 2)}\n`)
}
