import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, matchesGlob, relative, resolve } from 'node:path'
import { ignored } from './source-files.ts'

export interface RepositoryCopy {
  folder: string
  /** Replaces a text in a file of the copy. Throws if the file doesn't contain it. */
  edit: (file: string, from: string, to: string) => void
  write: (file: string, text: string) => void
  remove: () => void
}

/** Creates links to the packages and to the copied workspaces. */
function linkPackages(from: string, to: string, root: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && name !== '.bin') continue
    const source = relative('', realpathSync(join(from, name)))
    if (name.startsWith('@')) linkPackages(join(from, name), join(to, name), root)
    else symlinkSync(source.startsWith('node_modules') ? resolve(source) : join(root, source), join(to, name))
  }
}

/** Copies the repository without ignored files into a temporary folder, so that a test can edit it, and links the packages. */
export function copyRepository(): RepositoryCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'repository-')))
  const isCopied = (path: string) => !ignored.some((name) => matchesGlob(basename(path), name))
  for (const name of readdirSync('.').filter(isCopied)) cpSync(name, join(folder, name), { recursive: true, filter: isCopied })
  linkPackages('node_modules', join(folder, 'node_modules'), folder)
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  return {
    folder,
    edit: (file, from, to) => {
      const text = readFileSync(join(folder, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not contain “${from}”.`)
      write(
        file,
        text.replace(from, () => to),
      )
    },
    write,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
