import { globSync, readFileSync } from 'node:fs'

/** Names and patterns of files that are no sources: Git's data, and what Git ignores. */
export const ignored = ['.git', ...readFileSync('.gitignore', 'utf8').trim().split('\n')]

/** Lists the source files without Git, which the machine may lack. */
export const listSourceFiles = (): string[] => globSync(['*.*', '{*,.*}/**/*.*'], { exclude: ignored.map((name) => `**/${name}`) })
