import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob, resolve } from 'node:path'
import { expect } from 'vitest'
import { sourceFiles } from '../testing/source-files.ts'

/** Whether the machine has Git, which lists the files that a recipe changed. */
export const hasGit = spawnSync('git', ['--version']).status === 0

/** Copy of the repository in which a test carries out a recipe of CONTRIBUTING.md. */
export interface RepositoryCopy {
  folder: string
  /** Runs a command. @throws with its output when it fails */
  run: (command: string, ...args: readonly string[]) => string
  /** Replaces a text that is in exactly one file of a glob, every time it is there. */
  edit: (files: string, search: string | RegExp, replacement: string) => void
  /** Deletes files and folders. */
  remove: (...paths: readonly string[]) => void
  /** Compares the changed files with those that CONTRIBUTING.md names at the end of the recipe, and commits them. */
  expectFiles: (recipe: string) => readonly string[]
  delete: () => void
}

/** Links packages into the copy; links between workspaces lead to the copy's own folders. */
function linkPackages(from: string, to: string) {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (['.cache', '.vite'].includes(name)) continue
    const [source, target] = [join(from, name), join(to, name)]
    if (name === '@workspace' || name === '@onenode') {
      mkdirSync(target)
      for (const workspace of readdirSync(source)) symlinkSync(readlinkSync(join(source, workspace)), join(target, workspace))
    } else symlinkSync(source, target)
  }
}

export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
  const run: RepositoryCopy['run'] = (command, ...args) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
    return stdout
  }
  const commit = () => {
    run('git', 'add', '-A')
    run('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'step')
  }
  // In a worktree .git is a file: with it the steps would be committed to the branch that is tested.
  for (const file of [...sourceFiles(), ...globSync('{.*,LICENSE}').filter((name) => name !== '.git' && statSync(name).isFile())]) {
    if (file.startsWith('.storybook/pictures/')) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file), { recursive: true })
  }
  linkPackages(resolve('node_modules'), join(folder, 'node_modules'))
  run('git', 'init', '-q')
  commit()
  return {
    folder,
    run,
    edit: (files, search, replacement) => {
      const contains = (text: string) => (typeof search === 'string' ? text.includes(search) : text.search(search) >= 0)
      const found = globSync(files, { cwd: folder }).filter((file) => contains(readFileSync(join(folder, file), 'utf8')))
      expect(found, `one file of ${files} with ${search}`).toHaveLength(1)
      const file = join(folder, found[0]!)
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(search, () => replacement),
      )
    },
    remove: (...paths) => {
      for (const path of paths) rmSync(join(folder, path), { recursive: true })
    },
    expectFiles: (recipe) => {
      const section = readFileSync('CONTRIBUTING.md', 'utf8')
        .split(/^## /m)
        .find((text) => text.startsWith(`${recipe}\n`))
      const listed = [.../^Files: (.*?)\n\n/ms.exec(`${section}\n\n`)![1]!.matchAll(/`([^`]+)`/g)].map(([, name]) =>
        name!.replaceAll(/Name|name/g, '*'),
      )
      const changed = run('git', 'status', '--porcelain', '-uall')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3))
      expect(changed.filter((file) => !listed.some((name) => matchesGlob(file, name)))).toEqual([])
      expect(listed.filter((name) => !changed.some((file) => matchesGlob(file, name)))).toEqual([])
      commit()
      return changed
    },
    delete: () => rmSync(folder, { recursive: true, force: true }),
  }
}
